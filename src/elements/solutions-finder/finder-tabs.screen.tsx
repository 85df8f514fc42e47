import type { ReactNode } from "react";
import type { FinderOptions, ProviderRow } from "../../core/finder/finder.ts";
import { childCategoriesOf, topCategoriesOf } from "../../core/finder/finder-categories.ts";
import { useSignal } from "../host/use-signal.ts";
import { Tabs } from "../ui/tabs.tsx";
import { FinderBody } from "./finder-body.screen.tsx";
import { messages } from "./solutions-finder.messages.ts";
import type { SolutionsFinderModel } from "./solutions-finder.model.ts";

interface FinderProps {
  readonly model: SolutionsFinderModel;
  readonly options: FinderOptions;
  readonly rows: readonly ProviderRow[];
}

/** Stands for all categories. Category values contain no spaces, so it is unique. */
const all = " all ";

/** Categories as tabs, with the children of the selected one below (2 §2; decisions P17, P18, P36). */
export function FinderTabs({ model, options, rows }: FinderProps): ReactNode {
  const { category } = useSignal(model.choices);
  const tops = topCategoriesOf(options.categories, options.questions);
  const body = <FinderBody model={model} options={options} rows={rows} />;
  return (
    <Tabs
      label={messages.categories}
      tabs={[
        { key: all, label: messages.acrossTheStack },
        ...tops.map(({ value, label }) => ({ key: value, label })),
      ]}
      selected={category ?? all}
      onSelect={(key) => model.chooseCategory(key === all ? null : key)}
      isManual
    >
      <ChildTabs model={model} options={options}>
        {body}
      </ChildTabs>
    </Tabs>
  );
}

interface ChildTabsProps extends Omit<FinderProps, "rows"> {
  readonly children: ReactNode;
}

function ChildTabs({ model, options, children }: ChildTabsProps): ReactNode {
  const { category, subCategory } = useSignal(model.choices);
  const parent = options.categories.find(({ value }) => value === category);
  if (parent === undefined) return children;
  const below = childCategoriesOf(parent.value, options.categories, options.questions);
  if (below.length === 0) return children;
  return (
    <Tabs
      label={messages.childCategories(parent.label)}
      tabs={[parent, ...below].map(({ value, label }) => ({ key: value, label }))}
      selected={subCategory ?? parent.value}
      onSelect={model.chooseSubCategory}
      isManual
    >
      {children}
    </Tabs>
  );
}
