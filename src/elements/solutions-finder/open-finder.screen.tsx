import { type ReactNode, useRef } from "react";
import { styleScreen } from "../host/screen-sheet.ts";
import { useSignal } from "../host/use-signal.ts";
import alertCss from "../ui/alert.css?inline";
import cardGridCss from "../ui/card-grid.css?inline";
import chipsCss from "../ui/chips.css?inline";
import choiceCss from "../ui/choice.css?inline";
import comboboxCss from "../ui/combobox.css?inline";
import disclosureCss from "../ui/disclosure.css?inline";
import emptyCss from "../ui/empty.css?inline";
import linkCss from "../ui/external-link.css?inline";
import facetsCss from "../ui/facets.css?inline";
import imageCss from "../ui/image-with-fallback.css?inline";
import { LiveRegion } from "../ui/live-region.tsx";
import { LoadFailed } from "../ui/load-failed.tsx";
import safeHtmlCss from "../ui/safe-html.css?inline";
import { ScreenHead } from "../ui/screen-head.tsx";
import searchBoxCss from "../ui/search-box.css?inline";
import selectCss from "../ui/select.css?inline";
import { Skeleton } from "../ui/skeleton.tsx";
import sortableCss from "../ui/sortable-list.css?inline";
import tabsCss from "../ui/tabs.css?inline";
import { FinderTabs } from "./finder-tabs.screen.tsx";
import { LimitWarningView } from "./limit-warning.view.tsx";
import css from "./solutions-finder.css?inline";
import { messages } from "./solutions-finder.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

styleScreen("solutions-finder", [
  alertCss,
  cardGridCss,
  chipsCss,
  choiceCss,
  comboboxCss,
  disclosureCss,
  emptyCss,
  linkCss,
  facetsCss,
  imageCss,
  safeHtmlCss,
  searchBoxCss,
  selectCss,
  sortableCss,
  tabsCss,
  css,
]);

/** The finder: loading, failed or ready (decisions P12). */
export function OpenFinder({ model }: { readonly model: SolutionsFinderModel }): ReactNode {
  const load = useSignal(model.load);
  const heading = useRef<HTMLHeadingElement>(null);
  // A button that disappears with its message hands the focus to the heading.
  const leaving = (act: () => void) => () => {
    heading.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <>
      <ScreenHead heading={messages.heading} introduction={messages.introduction} ref={heading} />
      <LiveRegion message={useSignal(model.announcement)} />
      <LimitWarningView
        isShown={useSignal(model.warning.isShown)}
        times={useSignal(model.warning.times)}
        onHold={model.warning.hold}
        onRelease={model.warning.release}
        onDismiss={leaving(model.warning.hide)}
      />
      {load.kind === "loading" && <Skeleton label={messages.loading} lines={8} />}
      {load.kind === "failed" && (
        <LoadFailed
          status={load.status}
          retryLabel={messages.tryAgain}
          onRetry={leaving(model.refresh)}
        >
          {messages.failed}
        </LoadFailed>
      )}
      {load.kind === "ready" && (
        <FinderTabs model={model} options={load.options} rows={load.index.rows} />
      )}
    </>
  );
}
