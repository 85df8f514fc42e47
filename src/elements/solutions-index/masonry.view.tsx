import { type ReactNode, useLayoutEffect, useRef } from "react";
import { stylePiece } from "../ui/style-piece.ts";
import css from "./masonry.css?inline";

stylePiece(css);

/** An item of a masonry. */
export type MasonryItem = { readonly key: string; readonly content: ReactNode };

export type MasonryProps = {
  readonly label: string;
  readonly items: readonly MasonryItem[];
  /** The number of columns that fit a width in pixels. */
  readonly columnsOf: (widthPx: number) => number;
  /** The gap between items, in pixels. */
  readonly gapPx: number;
};

/**
 * Items of different heights in columns. Columns are filled in turn, so that reading, focus and
 * visual order agree. An item that grows moves no other item to another column.
 */
export function Masonry({ label, items, columnsOf, gapPx }: MasonryProps): ReactNode {
  const ref = useRef<HTMLUListElement>(null);
  /** Has the width of the list but no height, so that only changes of width are observed. */
  const ruler = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    // Observes the current items. The effect runs again when the list changes.
    const parts = [...list.children].slice(0, items.length).filter(isElement);
    const arrange = () => {
      const columns = columnsOf(list.getBoundingClientRect().width);
      list.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
      list.style.columnGap = `${gapPx}px`;
      parts.forEach((part, index) => {
        part.style.gridColumn = String((index % columns) + 1);
      });
    };
    /**
     * Reads all heights before it writes any, because a read after a write would force a layout.
     */
    const measure = (some: readonly HTMLElement[]) => {
      const heightsPx = some.map(
        (part) => part.firstElementChild?.getBoundingClientRect().height ?? 0,
      );
      some.forEach((part, index) => {
        part.style.gridRowEnd = `span ${Math.ceil(heightsPx[index] ?? 0) + gapPx}`;
      });
    };
    arrange();
    measure(parts);
    const widths = new ResizeObserver(arrange);
    if (ruler.current !== null) widths.observe(ruler.current);
    const heights = new ResizeObserver((entries) => {
      const changed = new Set(entries.map((entry) => entry.target));
      measure(parts.filter(({ firstElementChild: box }) => box !== null && changed.has(box)));
    });
    for (const part of parts) if (part.firstElementChild) heights.observe(part.firstElementChild);
    return () => {
      widths.disconnect();
      heights.disconnect();
    };
  }, [items.length, columnsOf, gapPx]);

  return (
    <div>
      <div ref={ruler} />
      <ul className="masonry" ref={ref} aria-label={label}>
        {items.map(({ key, content }) => (
          <li className="masonry-item" key={key}>
            <div>{content}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isElement(node: Element): node is HTMLElement {
  return node instanceof HTMLElement;
}
