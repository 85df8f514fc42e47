import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Select } from "./select.tsx";
import { useNarrow } from "./use-narrow.ts";

/** One of several views. */
export type Tab = { readonly key: string; readonly label: string };

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

/** An element no wider than this shows a list in place of tabs (rulings W2). */
const narrowPx = 500;

/** Tabs after the ARIA pattern, with arrow keys, Home and End; a list where there is no room. */
export function Tabs({ label, tabs, selected, onSelect, isManual, children }: TabsProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const tabId = (key: string) => `${id}-${tabs.findIndex((tab) => tab.key === key)}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(listRef.current?.children ?? [])];
    const now = isManual
      ? buttons.findIndex((button) => button.matches(":focus"))
      : tabs.findIndex(({ key }) => key === selected);
    const next = stepOf(event.key, now, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    const button = buttons[next];
    if (button instanceof HTMLElement) button.focus();
    if (!isManual) onSelect(tab.key);
  };

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
        <div
          className="tab-list"
          role="tablist"
          aria-label={label}
          ref={listRef}
          onKeyDown={handleKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              className="tab"
              role="tab"
              id={tabId(tab.key)}
              aria-selected={tab.key === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === selected ? 0 : -1}
              onClick={() => onSelect(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
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

/** Where a key leads from a tab; undefined for keys that lead nowhere. */
function stepOf(key: string, now: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (now + 1) % count;
    case "ArrowLeft":
      return (now - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
