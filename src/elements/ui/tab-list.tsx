import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { followOverflow, type RowEdge, revealInside, scrollTowards } from "./overflow-cue.ts";
import { stylePiece } from "./style-piece.ts";
import css from "./tabs.css?inline";

stylePiece(css);

/** A tab, which shows one of several views. */
export type Tab = { readonly key: string; readonly label: string };

export type TabListProps = {
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
  /** `tabId` and `panelId` return the ids of a tab and of its panel, for the key of the tab. */
  readonly tabId: (key: string) => string;
  readonly panelId: (key: string) => string;
};

/**
 * Tabs without their panels (ARIA pattern), with arrow keys, Home and End. Tabs that do not fit can be scrolled. At an
 * edge that hides more tabs, the list fades, and an arrow scrolls it. It scrolls to the selected tab by itself.
 */
export function TabList({ label, tabs, selected, onSelect, isManual, ...ids }: TabListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const list = ref.current;
    return list === null ? undefined : followOverflow(list, setOverflows);
  }, []);

  useEffect(() => {
    const button = ref.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (selected !== "" && button) revealInside(button);
  }, [selected]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(ref.current?.children ?? [])];
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
    <div className="tab-strip">
      <div
        className="tab-list"
        role="tablist"
        aria-label={label}
        ref={ref}
        onKeyDown={handleKeyDown}
      >
        {tabs.map(({ key, label: words }) => (
          <button
            key={key}
            type="button"
            className="tab"
            part="tab"
            role="tab"
            id={ids.tabId(key)}
            aria-selected={key === selected}
            aria-controls={ids.panelId(key)}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {words}
          </button>
        ))}
      </div>
      {overflows &&
        rowEdges.map((edge) => (
          <MoreTabs
            key={edge}
            edge={edge}
            onClick={() => ref.current && scrollTowards(ref.current, edge)}
          />
        ))}
    </div>
  );
}

const rowEdges: readonly RowEdge[] = ["start", "end"];

/** An arrow for the pointer alone: by keyboard and for screen readers, all tabs can be reached without it. */
function MoreTabs({ edge, onClick }: { readonly edge: RowEdge; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className={`tab-more ${edge}`}
      aria-hidden="true"
      tabIndex={-1}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name="down" />
    </button>
  );
}

/** The index that a key moves to; undefined for other keys. */
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
