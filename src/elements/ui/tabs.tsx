import { type ReactNode, useId, useRef } from "react";
import { Select } from "./select.tsx";
import { type Tab, TabList } from "./tab-list.tsx";
import { useNarrow } from "./use-narrow.ts";

/** Views of which one is shown. */
export type TabsProps = {
  /** What the views are of. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the tab that is shown. */
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** Arrow keys move the focus alone, Enter or Space selects: where selecting changes much. */
  readonly isManual?: boolean | undefined;
  /** The selected view. */
  readonly children: ReactNode;
};

/** An element no wider than this shows a list in place of tabs (decisions W2). */
const narrowPx = 500;

/** Tabs after the ARIA pattern, with arrow keys, Home and End; a list where there is no room. */
export function Tabs({ label, tabs, selected, onSelect, isManual, children }: TabsProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const tabId = (key: string) => `${id}-${tabs.findIndex((tab) => tab.key === key)}`;

  return (
    <div className="tabs" ref={ref}>
      {isNarrow ? (
        <Select
          label={label}
          value={selected}
          options={tabs.map((tab) => ({ value: tab.key, label: tab.label }))}
          onChange={onSelect}
        />
      ) : (
        <TabList
          label={label}
          tabs={tabs}
          selected={selected}
          onSelect={onSelect}
          isManual={isManual}
          tabId={tabId}
          panelId={() => `${id}-panel`}
        />
      )}
      <div
        className="tab-panel"
        id={`${id}-panel`}
        {...(isNarrow
          ? { role: "group", "aria-label": tabs.find(({ key }) => key === selected)?.label }
          : { role: "tabpanel", "aria-labelledby": tabId(selected), tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}
