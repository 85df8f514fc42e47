import { type ReactNode, useState } from "react";
import type { EnhancedTab } from "../ui/read-enhancements.ts";
import { Tabs } from "../ui/tabs.tsx";
import type { RequestedPart } from "./page-acts.view.tsx";

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly EnhancedTab[];
  /** Key of the tab that is shown first, unless the requested fragment lies in another. */
  readonly selected: string;
  readonly requested: RequestedPart;
  readonly drawPanel: (panel: Element) => ReactNode;
}

/** The tabs of a page. The tab that contains a requested fragment is selected (decisions V11). */
export function PageTabs({
  label,
  tabs,
  requested,
  drawPanel,
  ...props
}: PageTabsProps): ReactNode {
  const wanted = tabs.find(({ panel }) => requested.isIn(panel))?.key;
  const [selected, setSelected] = useState(wanted ?? props.selected);
  const [followed, setFollowed] = useState(requested.of);
  if (followed !== requested.of) {
    setFollowed(requested.of);
    if (wanted !== undefined) setSelected(wanted);
  }
  const shown = tabs.find(({ key }) => key === selected);
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected}>
      {shown && drawPanel(shown.panel)}
    </Tabs>
  );
}
