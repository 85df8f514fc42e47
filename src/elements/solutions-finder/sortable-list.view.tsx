import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import Sortable from "sortablejs";
import { focusNeighbour } from "../ui/focus-neighbour.ts";
import { Icon } from "../ui/icon.tsx";
import { stylePiece } from "../ui/style-piece.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./sortable-list.css?inline";

stylePiece(css);

/** An item with a position in a list. */
export type SortableItem = { readonly key: string; readonly label: string };

/** Props of a {@link SortableList}. */
export type SortableListProps = {
  readonly label: string;
  readonly items: readonly SortableItem[];
  /** `place` is an index, counted from zero, in the list without the item. */
  readonly onMove: (key: string, place: number) => void;
  readonly onRemove: (key: string) => void;
  /** Called when the last item is removed, so that the caller can move focus. */
  readonly onEmptied?: (() => void) | undefined;
  readonly words: {
    readonly moveUp: (label: string) => string;
    readonly moveDown: (label: string) => string;
    readonly remove: (label: string) => string;
  };
};

/**
 * Moves the dragged copy into the top layer. Otherwise a transform or zoom of an outer box would
 * move and scale it. A zoom still applies there and is compensated.
 */
function raiseCopy(copy: HTMLElement | null): void {
  // On iOS the copy is positioned inside the list.
  if (copy?.style.position !== "fixed") return;
  copy.popover = "manual";
  copy.showPopover();
  const zoom = copy.getBoundingClientRect().width / copy.offsetWidth;
  if (Number.isFinite(zoom) && Math.abs(zoom - 1) > 0.01) copy.style.zoom = String(1 / zoom);
}

/**
 * A list that the user sorts by dragging, with the buttons of each item, or with Alt and the arrow
 * keys.
 */
export function SortableList({ label, items, onMove, words, ...props }: SortableListProps) {
  const ref = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly key: string; readonly control: number } | null>(null);
  const handlers = useRef({ items, onMove });
  useLayoutEffect(() => {
    handlers.current = { items, onMove };
  });

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const sortable = Sortable.create(list, {
      handle: ".sortable-handle",
      animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 150,
      ghostClass: "sortable-ghost",
      forceFallback: true,
      fallbackOnBody: false,
      onStart: () => raiseCopy(Sortable.ghost),
      onUpdate({ item, oldIndex = 0, newIndex = 0 }) {
        // React renders the order, so move the node back first.
        item.remove();
        list.insertBefore(item, list.children[oldIndex] ?? null);
        const moved = handlers.current.items[oldIndex];
        if (moved !== undefined) handlers.current.onMove(moved.key, newIndex);
      },
    });
    return () => sortable.destroy();
  }, []);

  // Browsers blur a node that moves in the DOM, so restore focus on the item.
  useLayoutEffect(() => {
    const held = moved.current;
    moved.current = null;
    if (held === null) return;
    const item = ref.current?.children[items.findIndex(({ key }) => key === held.key)];
    item?.querySelectorAll("button")[held.control]?.focus();
  }, [items]);

  const move = (key: string, from: number, to: number) => {
    const controls = [...(ref.current?.children[from]?.querySelectorAll("button") ?? [])];
    const control = controls.findIndex((button) => button.matches(":focus"));
    if (control >= 0) moved.current = { key, control };
    onMove(key, to);
  };

  const handleKeyDown = (event: KeyboardEvent, key: string, place: number) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    const target = place + step;
    if (target >= 0 && target < items.length) move(key, place, target);
  };

  /** Keeps focus in the list when the focused item is removed. */
  const handleRemove = (key: string, place: number) => {
    const buttons = ref.current?.querySelectorAll<HTMLElement>(".sortable-remove") ?? [];
    if (!focusNeighbour(buttons, place)) props.onEmptied?.();
    props.onRemove(key);
  };

  const renderStep = (item: SortableItem, place: number, step: -1 | 1): ReactNode => {
    const target = place + step;
    const isPossible = target >= 0 && target < items.length;
    return (
      <button
        type="button"
        className="sortable-step"
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && move(item.key, place, target)}
      >
        <Icon name={step < 0 ? "sortAscending" : "sortDescending"} />
        <VisuallyHidden>
          {step < 0 ? words.moveUp(item.label) : words.moveDown(item.label)}
        </VisuallyHidden>
      </button>
    );
  };

  return (
    <ol className="sortable-list" aria-label={label} ref={ref}>
      {items.map((item, place) => (
        <li
          key={item.key}
          className="sortable-item"
          onKeyDown={(event) => handleKeyDown(event, item.key, place)}
        >
          <span className="sortable-handle">
            <Icon name="grip" />
            <span className="sortable-label">{item.label}</span>
          </span>
          {renderStep(item, place, -1)}
          {renderStep(item, place, 1)}
          <button
            type="button"
            className="sortable-remove"
            onClick={() => handleRemove(item.key, place)}
          >
            <Icon name="close" />
            <VisuallyHidden>{words.remove(item.label)}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ol>
  );
}
