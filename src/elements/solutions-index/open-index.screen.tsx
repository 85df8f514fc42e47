import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { indexColumnsOf } from "../../core/solutions-index/index-columns.ts";
import { countCapabilities } from "../../core/solutions-index/search-index.ts";
import type { SolutionsIndex } from "../../core/solutions-index/solutions-index.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Alert } from "../ui/alert.tsx";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { CategoryWidget } from "./category-widget.view.tsx";
import { DiscardDialog } from "./discard-dialog.view.tsx";
import { EditFoot, IndexBar } from "./index-bar.view.tsx";
import { Masonry } from "./masonry.view.tsx";
import { ProviderSelector } from "./provider-selector.view.tsx";
import css from "./solutions-index.css?inline";
import { solutionsIndexTexts } from "./solutions-index.messages.ts";
import type { SolutionsIndexModel } from "./solutions-index.model.ts";

styleScreen("solutions-index", [css]);

interface OpenIndexProps {
  readonly model: SolutionsIndexModel;
  /** Called when a focused button is about to disappear. */
  readonly onLeave: () => void;
}

/** The gap between widgets, in pixels. */
const gutterPx = 15;

/** The index below its heading: provider, buttons and categories. */
export function OpenIndex({ model, onLeave }: OpenIndexProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const handleRetry = () => {
    onLeave();
    model.refresh();
  };
  return (
    <LoadState
      state={useSignal(model.index)}
      texts={{ ...texts, failed: texts.loadFailed }}
      lines={8}
      room="window"
      onRetry={handleRetry}
    >
      {({ index }) => <LoadedIndex model={model} index={index} onLeave={onLeave} />}
    </LoadState>
  );
}

interface PartProps {
  readonly model: SolutionsIndexModel;
  readonly index: SolutionsIndex;
}

function LoadedIndex({ model, index, onLeave }: PartProps & OpenIndexProps): ReactNode {
  const isEditing = useSignal(model.isEditing);
  const bar = useRef<HTMLDivElement>(null);
  // Another button replaces the pressed one, so keep focus in the bar.
  const staying = (act: () => void) => () => {
    bar.current?.focus({ preventScroll: true });
    act();
  };
  // Submit disappears when editing ends, so move focus. After a failure it stays and keeps focus.
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const root = bar.current?.getRootNode();
    const isLost = root instanceof ShadowRoot && root.activeElement === null;
    if (wasEditing.current && !isEditing && isLost) bar.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <>
      <IndexHead model={model} index={index} bar={bar} onEdit={staying(model.makeEdits)} />
      <Categories model={model} index={index} onLeave={onLeave} />
      {isEditing && <Foot model={model} onCancel={staying(model.cancel)} />}
    </>
  );
}

function Foot({
  model,
  onCancel,
}: {
  readonly model: SolutionsIndexModel;
  readonly onCancel: () => void;
}): ReactNode {
  return (
    <EditFoot
      changes={useSignal(model.changes)}
      isSaving={useSignal(model.isSaving)}
      onSubmit={model.submit}
      onCancel={onCancel}
    />
  );
}

interface IndexHeadProps extends PartProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly onEdit: () => void;
}

function IndexHead({ model, index, bar, onEdit }: IndexHeadProps): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const provider = useSignal(model.provider);
  const { canEdit } = useSignal(model.roles);
  const isEditing = useSignal(model.isEditing);
  const asksToDiscard = useSignal(model.asksToDiscard);
  return (
    <>
      <div className="index-head" ref={bar} tabIndex={-1}>
        {index.providers.length > 0 && (
          <ProviderSelector
            providers={index.providers}
            provider={provider}
            onChoose={model.choose}
          />
        )}
        {index.categories.length > 0 && <Search model={model} index={index} />}
        <IndexBar
          canEdit={canEdit && provider !== null && !isEditing}
          onExpandAll={model.expandAll}
          onCollapseAll={model.collapseAll}
          onEdit={onEdit}
        />
      </div>
      {useSignal(model.isUnauthorized) && <NotSignedIn />}
      {provider?.inModeration && <Alert kind="warning">{texts.inModeration}</Alert>}
      {isEditing && provider !== null && <Alert kind="info">{texts.editing(provider.label)}</Alert>}
      {asksToDiscard && provider !== null && (
        <DiscardDialog
          providerLabel={provider.label}
          onKeep={model.keep}
          onDiscard={model.discard}
        />
      )}
    </>
  );
}

/** The search box for capabilities, with their number. */
function Search({ model, index: { categories } }: PartProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(solutionsIndexTexts);
  const found = useSignal(model.found);
  const total = useMemo(() => countCapabilities(categories), [categories]);
  const count =
    found === null ? texts.total(total, format) : texts.found(found.count, total, format);
  return (
    <div className="index-search">
      <TextField
        type="search"
        icon="search"
        label={texts.searchCapabilities}
        value={useSignal(model.query)}
        onChange={model.search}
        isVerbatim
      />
      <p className="muted">{count}</p>
      <Announce message={found === null ? "" : count} />
    </div>
  );
}

function Categories({
  model,
  index: { categories },
  onLeave,
}: PartProps & Pick<OpenIndexProps, "onLeave">): ReactNode {
  const texts = useTexts(solutionsIndexTexts);
  const selection = useSignal(model.selection);
  const isEditing = useSignal(model.isEditing);
  const { isProvider } = useSignal(model.roles);
  const opened = useSignal(model.opened);
  const found = useSignal(model.found);
  const query = useSignal(model.query);
  const items = useMemo(
    () =>
      categories.flatMap((category, position) => {
        const terms = found === null ? category.items : found.items.get(position);
        if (terms === undefined) return [];
        const key = `${position} ${category.bundle}`;
        const content = (
          <CategoryWidget
            key={key}
            category={category}
            items={terms}
            words={query}
            selection={selection}
            isEditing={isEditing}
            areLinks={!isProvider}
            isOpen={opened.has(category.bundle)}
            onOpen={model.setOpen}
            onToggle={model.toggle}
            hrefOf={model.hrefOf}
          />
        );
        return [{ key, content }];
      }),
    [categories, found, query, selection, isEditing, isProvider, opened, model],
  );
  if (categories.length === 0) return <Empty>{texts.none}</Empty>;
  if (items.length === 0) {
    const showAll = () => {
      onLeave();
      model.search("");
    };
    return (
      <Empty
        icon="search"
        hint={texts.searchOther}
        action={<Button onClick={showAll}>{texts.showAll}</Button>}
      >
        {texts.noneFound}
      </Empty>
    );
  }
  return (
    <Masonry label={texts.categories} items={items} columnsOf={indexColumnsOf} gapPx={gutterPx} />
  );
}
