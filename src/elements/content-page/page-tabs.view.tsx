import { type ReactNode, useState } from "react";
import type { EnhancedTab } from "../ui/read-enhancements.ts";
import { Tabs } from "../ui/tabs.tsx";

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly EnhancedTab[];
  /** Key of the tab that is shown first. */
  readonly selected: string;
  readonly drawPanel: (panel: Element) => ReactNode;
}

/** The tabs of a page. */
export function PageTabs({ label, tabs, drawPanel, ...props }: PageTabsProps): ReactNode {
  const [selected, setSelected] = useState(props.selected);
  const shown = tabs.find(({ key }) => key === selected);
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected}>
      {shown && drawPanel(shown.panel)}
    </Tabs>
  );
}
