import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { FinderOptions, ProviderRow } from "../../core/finder/finder.ts";
import { childCategoriesOf, topCategoriesOf } from "../../core/finder/finder-categories.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { LoadFailed } from "../ui/load-failed.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { FinderBody } from "./finder-body.screen.tsx";
import { LimitWarningView } from "./limit-warning.view.tsx";
import { createOpenFinder, type OpenFinderModel } from "./open-finder.model.ts";
import cardCss from "./provider-card.css?inline";
import css from "./solutions-finder.css?inline";
import { finderTexts } from "./solutions-finder.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

styleScreen("solutions-finder", [cardCss, css]);

interface OpenFinderProps {
  readonly model: SolutionsFinderModel;
  /** The text to show until the providers are loaded. */
  readonly loading: string;
}

/** Renders when the code of the finder is loaded. Its model opens before the first paint. */
export function OpenFinder({ model, loading }: OpenFinderProps): ReactNode {
  const finder = useSignal(model.finder);
  const load = useSignal(model.load);
  useLayoutEffect(() => model.open(createOpenFinder), [model]);
  if (finder === null) return <Skeleton label={loading} lines={6} room="window" />;
  return <Finder model={finder} load={load} loading={loading} onRetry={model.refresh} />;
}

interface FinderProps {
  readonly model: OpenFinderModel;
  readonly load: SolutionsFinderModel["load"]["value"];
  readonly loading: string;
  readonly onRetry: () => void;
}

/** The finder: loading, failed or ready. */
function Finder({ model, load, loading, onRetry }: FinderProps): ReactNode {
  const texts = useTexts(finderTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // If a button disappears with its message, move focus to the heading.
  const handleLeave = () => heading.current?.focus({ preventScroll: true });
  const leaving = (act: () => void) => () => {
    handleLeave();
    act();
  };
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      <Announce message={useSignal(model.announcement)} />
      <Announce message={load.kind === "loading" ? loading : ""} />
      <LimitWarningView
        isShown={useSignal(model.warning.isShown)}
        times={useSignal(model.warning.times)}
        onHold={model.warning.hold}
        onRelease={model.warning.release}
        onDismiss={leaving(model.warning.hide)}
      />
      {load.kind === "loading" && <Skeleton label={loading} lines={8} room="window" />}
      {load.kind === "failed" && (
        <LoadFailed status={load.status} retryLabel={texts.tryAgain} onRetry={leaving(onRetry)}>
          {texts.failed}
        </LoadFailed>
      )}
      {load.kind === "ready" && (
        <FinderTabs
          model={model}
          options={load.options}
          rows={load.index.rows}
          onLeave={handleLeave}
        />
      )}
    </>
  );
}

interface TabsOfFinderProps {
  readonly model: OpenFinderModel;
  readonly options: FinderOptions;
  readonly rows: readonly ProviderRow[];
  readonly onLeave: () => void;
}

/** Stands for all categories. It is unique, because category values contain no spaces. */
const allKey = " all ";

/** Categories as tabs, with the children of the selected one below. */
function FinderTabs({ model, options, ...rest }: TabsOfFinderProps): ReactNode {
  const texts = useTexts(finderTexts);
  const { category } = useSignal(model.choices);
  const destination = useSignal(model.destination);
  const ref = useRef<HTMLDivElement>(null);
  // The search that led to the category is replaced by that of the category.
  useEffect(() => {
    if (destination?.kind !== "category") return;
    ref.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"], select')?.focus();
    model.arrive();
  }, [destination, model]);
  const tops = topCategoriesOf(options.categories, options.questions);
  const body = <FinderBody model={model} options={options} {...rest} />;
  return (
    <Tabs
      ref={ref}
      label={texts.categories}
      tabs={[
        { key: allKey, label: texts.acrossTheStack },
        ...tops.map(({ value, label }) => ({ key: value, label })),
      ]}
      selected={category ?? allKey}
      onSelect={(key) => model.chooseCategory(key === allKey ? null : key)}
      isManual
    >
      <ChildTabs model={model} options={options}>
        {body}
      </ChildTabs>
    </Tabs>
  );
}

interface ChildTabsProps extends Pick<TabsOfFinderProps, "model" | "options"> {
  readonly children: ReactNode;
}

function ChildTabs({ model, options, children }: ChildTabsProps): ReactNode {
  const texts = useTexts(finderTexts);
  const { category, subCategory } = useSignal(model.choices);
  const parent = options.categories.find(({ value }) => value === category);
  if (parent === undefined) return children;
  const below = childCategoriesOf(parent.value, options.categories, options.questions);
  if (below.length === 0) return children;
  return (
    <Tabs
      label={texts.childCategories(parent.label)}
      tabs={[parent, ...below].map(({ value, label }) => ({ key: value, label }))}
      selected={subCategory ?? parent.value}
      onSelect={model.chooseSubCategory}
      isManual
    >
      {children}
    </Tabs>
  );
}
