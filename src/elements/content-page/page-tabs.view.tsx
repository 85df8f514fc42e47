import { type ReactNode, useState } from "react";
import type { EnhancedTab } from "../ui/read-enhancements.ts";
import { Tabs } from "../ui/tabs.tsx";
import type { PartWish } from "./page-acts.view.tsx";

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly EnhancedTab[];
  /** Key of the tab that is shown first, unless the wish lies in another. */
  readonly selected: string;
  readonly wish: PartWish;
  readonly drawPanel: (panel: Element) => ReactNode;
}

/** The tabs of a page; the one with a part that is asked for comes to the front (rulings V11). */
export function PageTabs({ label, tabs, wish, drawPanel, ...props }: PageTabsProps): ReactNode {
  const wanted = tabs.find(({ panel }) => wish.isIn(panel))?.key;
  const [selected, setSelected] = useState(wanted ?? props.selected);
  const [followed, setFollowed] = useState(wish.of);
  if (followed !== wish.of) {
    setFollowed(wish.of);
    if (wanted !== undefined) setSelected(wanted);
  }
  const shown = tabs.find(({ key }) => key === selected);
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected}>
      {shown && drawPanel(shown.panel)}
    </Tabs>
  );
}
