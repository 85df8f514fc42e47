import type { ReactNode } from "react";
import { FinderFilters } from "../../src/elements/solutions-finder/finder-filters.view.tsx";
import { finderTexts } from "../../src/elements/solutions-finder/solutions-finder.messages.ts";
import { ScreenHead } from "../../src/elements/ui/screen-head.tsx";
import { Select } from "../../src/elements/ui/select.tsx";
import { Skeleton } from "../../src/elements/ui/skeleton.tsx";
import { TabList } from "../../src/elements/ui/tab-list.tsx";
import { useTexts } from "../../src/elements/ui/use-texts.ts";

const nothing = () => {};

/**
 * The finder before its providers have loaded: the search box of all categories. The tabs (or the select that replaces
 * them), the filters, the results and the proposal have only reserved space, because the answer decides their content.
 */
export function FirstFinder(): ReactNode {
  const texts = useTexts(finderTexts);
  const tab = { key: "", label: texts.acrossTheStack };
  const option = { value: tab.key, label: tab.label };
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} />
      <div className="tabs">
        <div className="first-tabs">
          <TabList
            label={texts.categories}
            tabs={[tab]}
            selected=""
            onSelect={nothing}
            tabId={() => "first-tab"}
            panelId={() => "first-panel"}
          />
        </div>
        <div className="first-select">
          <Select label={texts.categories} value="" options={[option]} onChange={nothing} />
        </div>
        <div className="tab-panel" id="first-panel">
          <div className="finder">
            <FinderFilters
              content={{ kind: "facets", facets: [] }}
              search={{
                value: "",
                suggestions: undefined,
                onValueChange: nothing,
                onSubmit: nothing,
              }}
              active={new Set()}
              unavailable={false}
              counts={{ countOf: () => null, unit: texts.unit }}
              onToggle={nothing}
              onClear={nothing}
              onSkip={nothing}
            />
            <section className="finder-results">
              <Skeleton room="window" />
            </section>
            <div className="finder-proposal none" />
          </div>
        </div>
      </div>
    </>
  );
}

/** The styles of the first screen of the finder. Its breakpoints are those of the finder itself. */
export const firstFinderCss = `
.first-tabs, .first-select { visibility: hidden }
@container scout (width > 500px) { .first-select { display: none } }
@container scout (width <= 500px) { .first-tabs { display: none } }
@container scout (width <= 700px) { .finder-head { display: none } }
`;
