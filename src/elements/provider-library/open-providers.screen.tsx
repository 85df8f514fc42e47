import { type ReactNode, useDeferredValue, useMemo } from "react";
import { allCategories, type ProviderLibrary } from "../../core/libraries/library-provider.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useIsPainted } from "../host/element/use-is-painted.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Heading } from "../ui/heading.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import css from "./provider-library.css?inline";
import { providerLibraryTexts } from "./provider-library.messages.ts";
import type { ProviderLibraryModel } from "./provider-library.model.ts";
import { ProviderTiles } from "./provider-tiles.view.tsx";

styleScreen("provider-library", [css]);

interface OpenProvidersProps {
  readonly model: ProviderLibraryModel;
  /** Called when a focused button is about to disappear. */
  readonly onLeave: () => void;
}

/** The library below its heading: search, categories and logos. */
export function OpenProviders({ model, onLeave }: OpenProvidersProps): ReactNode {
  return (
    <>
      <Search model={model} />
      <Library model={model} onLeave={onLeave} />
    </>
  );
}

function Search({ model }: { readonly model: ProviderLibraryModel }): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const suggestions = useSignal(model.suggestions);
  const isFiltered = useSignal(model.isFiltered);
  return (
    <SearchBox
      label={texts.findProvider}
      value={useSignal(model.text)}
      onValueChange={model.type}
      suggestions={suggestions.query === "" ? undefined : suggestions.rows}
      loading={suggestions.isLoading}
      onSubmit={model.submit}
      submitLabel={texts.search}
      clearLabel={texts.clearSearch}
      clear={isFiltered ? { label: texts.clear, onClear: model.clear } : undefined}
      name="provider"
    />
  );
}

function Library({ model, onLeave }: OpenProvidersProps): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const handleRetry = () => {
    onLeave();
    model.refresh();
  };
  return (
    <LoadState
      state={useSignal(model.library)}
      texts={texts}
      lines={6}
      room="window"
      onRetry={handleRetry}
    >
      {({ library }) => <Rows model={model} library={library} onLeave={onLeave} />}
    </LoadState>
  );
}

interface RowsProps extends OpenProvidersProps {
  readonly library: ProviderLibrary;
}

function Rows({ library: { rows, message, categories }, ...props }: RowsProps): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  if (rows.length > 0) return <Categories categories={categories} {...props} />;
  // The server's message is for a library without rows, not for a filter without matches.
  return (
    <Empty>
      {message === "" ? texts.none : <SafeHtml html={message} base={props.model.base} />}
    </Empty>
  );
}

function Categories({
  model,
  onLeave,
  categories,
}: OpenProvidersProps & Pick<ProviderLibrary, "categories">): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const tabs = useMemo(
    () => [
      { key: allCategories, label: texts.allCategories },
      ...categories.map(({ value, label }) => ({ key: value, label })),
    ],
    [texts, categories],
  );
  const category = useSignal(model.category);
  if (categories.length === 0) return <Providers model={model} onLeave={onLeave} />;
  return (
    <Tabs label={texts.categories} tabs={tabs} selected={category} onSelect={model.chooseCategory}>
      <Providers model={model} onLeave={onLeave} />
    </Tabs>
  );
}

function Providers({ model, onLeave }: OpenProvidersProps): ReactNode {
  const texts = useTexts(providerLibraryTexts);
  const providers = useSignal(model.providers);
  // The text and the counter update first, the logos in a deferred render.
  const drawn = useDeferredValue(providers);
  const isFirstFrame = !useIsPainted();
  const { number } = useFormatting();
  const found = texts.providersFound(providers.length, number(providers.length));
  const showAll = () => {
    onLeave();
    model.clear();
  };
  return (
    <div className="providers">
      <Announce message={found} />
      <Heading level={2}>{found}</Heading>
      {providers.length === 0 ? (
        <Empty
          icon="search"
          hint={texts.searchOther}
          action={<Button onClick={showAll}>{texts.showAll}</Button>}
        >
          {texts.noneMatches}
        </Empty>
      ) : (
        <ProviderTiles providers={drawn} base={model.base} isFirstFrame={isFirstFrame} />
      )}
    </div>
  );
}
