import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { CollateralFacet } from "./collateral-facet.view.tsx";
import css from "./resource-library.css?inline";
import { resourceLibraryTexts } from "./resource-library.messages.ts";
import type { ResourceLibraryModel } from "./resource-library.model.ts";
import { ResourceResults } from "./resource-results.view.tsx";

styleScreen("resource-library", [css]);

/** The library below its heading: search, facet and results. */
export function OpenResources({
  model,
  onLeave,
}: {
  readonly model: ResourceLibraryModel;
  /** Called when a focused button is about to disappear. */
  readonly onLeave: () => void;
}): ReactNode {
  const query = useSignal(model.query);
  return (
    <>
      <Search model={model} />
      <div className="library">
        <CollateralFacet
          types={useSignal(model.collateralTypes)}
          ticked={query.collateralTypes}
          onToggle={model.toggle}
        />
        <Results model={model} onLeave={onLeave} />
      </div>
    </>
  );
}

function Search({ model }: { readonly model: ResourceLibraryModel }): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const suggestions = useSignal(model.suggestions);
  const isNarrowed = useSignal(model.isNarrowed);
  return (
    <SearchBox
      label={texts.searchKeywords}
      value={useSignal(model.text)}
      onValueChange={model.type}
      suggestions={suggestions.query === "" ? undefined : suggestions.rows}
      loading={suggestions.isLoading}
      onSubmit={model.submit}
      submitLabel={texts.search}
      clearLabel={texts.clearSearch}
      clear={isNarrowed ? { label: texts.clear, onClear: model.clear } : undefined}
      name="keyword"
    />
  );
}

function Results({
  model,
  onLeave,
}: {
  readonly model: ResourceLibraryModel;
  readonly onLeave: () => void;
}): ReactNode {
  const texts = useTexts(resourceLibraryTexts);
  const state = useSignal(model.library);
  const query = useSignal(model.query);
  const isNarrowed = useSignal(model.isNarrowed);
  const downloading = useSignal(model.downloading);
  const unauthorized = useSignal(model.unauthorized);
  // If the next page fails to load, the results disappear together with the focused button.
  const wasReady = useRef(false);
  const handleLost = useEffectEvent(onLeave);
  useEffect(() => {
    if (state.kind === "failed" && wasReady.current) handleLost();
    wasReady.current = state.kind === "ready";
  }, [state.kind]);
  if (state.kind === "loading") return <Skeleton label={texts.loading} lines={8} room="window" />;
  if (state.kind === "failed") {
    const handleRetry = () => {
      onLeave();
      model.refresh();
    };
    return (
      <div>
        <LoadFailed status={state.status} retryLabel={texts.tryAgain} onRetry={handleRetry}>
          {texts.failed}
        </LoadFailed>
      </div>
    );
  }
  return (
    <ResourceResults
      page={state.page}
      shown={state.query}
      query={query}
      isLoading={state.isLoading}
      apiRoot={model.apiRoot}
      base={model.base}
      downloading={downloading}
      unauthorized={unauthorized}
      onShowAll={
        isNarrowed
          ? () => {
              onLeave();
              model.clear();
            }
          : null
      }
      onTurnOrder={model.turnOrder}
      onPage={model.goTo}
      onDownload={model.download}
    />
  );
}
