import { type ReactNode, useSyncExternalStore } from "react";
import type { EnhancedTab } from "../ui/site-page/enhancement.ts";
import type { OpenParts } from "../ui/site-page/open-parts.ts";
import { Tabs } from "../ui/tabs.tsx";

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly EnhancedTab[];
  readonly parts: OpenParts;
  readonly drawPanel: (panel: Element) => ReactNode;
}

/** The tabs of a page. The tab that contains a requested fragment is selected (decisions V11). */
export function PageTabs({ label, tabs, parts, drawPanel }: PageTabsProps): ReactNode {
  const shown = useSyncExternalStore(parts.subscribe, () =>
    tabs.find(({ panel }) => parts.isOpen(panel)),
  );
  const select = (wanted: string) => {
    const tab = tabs.find(({ key }) => key === wanted);
    if (tab !== undefined) parts.select(tab.panel);
  };
  return (
    <Tabs label={label} tabs={tabs} selected={shown?.key ?? ""} onSelect={select}>
      {shown && drawPanel(shown.panel)}
    </Tabs>
  );
}
