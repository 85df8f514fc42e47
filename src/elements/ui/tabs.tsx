import { type ReactNode, type RefObject, useId, useRef } from "react";
import { Select } from "./select.tsx";
import { type Tab, TabList } from "./tab-list.tsx";
import { useNarrow } from "./use-narrow.ts";

export type TabsProps = {
  /** The name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The key of the selected tab. */
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /**
   * True if the arrow keys only move the focus, and Enter or Space selects. Use it if a selection is expensive.
   */
  readonly isManual?: boolean | undefined;
  /** True for two short names, which fit at any width: they stay tabs in a narrow element. */
  readonly isShort?: boolean | undefined;
  /** The content of the selected tab's panel. */
  readonly children: ReactNode;
  /** The tabs or the select, with the panel after them. */
  readonly ref?: RefObject<HTMLDivElement | null> | undefined;
};

/** In an element of at most this width, a select replaces the tabs. */
const narrowPx = 500;

/** Tabs (ARIA pattern) with arrow keys, Home and End, or a select if they do not fit. */
export function Tabs(props: TabsProps): ReactNode {
  const { label, tabs, selected, onSelect, isManual, isShort, children } = props;
  const id = useId();
  const ownRef = useRef<HTMLDivElement>(null);
  const ref = props.ref ?? ownRef;
  const isNarrow = useNarrow(ref, narrowPx) && isShort !== true;
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
