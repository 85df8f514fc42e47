import { type ReactNode, useLayoutEffect, useRef } from "react";

/** One thing of a masonry. */
export type MasonryItem = { readonly key: string; readonly content: ReactNode };

/** Things of different heights, side by side. */
export type MasonryProps = {
  readonly label: string;
  readonly items: readonly MasonryItem[];
  /** How many columns a width in pixels has room for. */
  readonly columnsOf: (widthPx: number) => number;
  /** Between two things, in pixels. */
  readonly gapPx: number;
};

/**
 * Each thing stands below the one before in its column, and columns are filled in turn: what is
 * read, focused and seen comes in one order, and opening one moves none to another column.
 */
export function Masonry({ label, items, columnsOf, gapPx }: MasonryProps): ReactNode {
  const ref = useRef<HTMLUListElement>(null);
  /** As wide as the list and never higher: a height that changes tells it nothing. */
  const ruler = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    // So many are there, and they are observed anew when others come.
    const parts = [...list.children].slice(0, items.length).filter(isElement);
    const arrange = () => {
      const columns = columnsOf(list.getBoundingClientRect().width);
      list.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
      list.style.columnGap = `${gapPx}px`;
      for (const [index, part] of parts.entries()) {
        part.style.gridColumn = String((index % columns) + 1);
      }
    };
    const measure = (part: HTMLElement) => {
      const heightPx = part.firstElementChild?.getBoundingClientRect().height ?? 0;
      part.style.gridRowEnd = `span ${Math.ceil(heightPx) + gapPx}`;
    };
    arrange();
    parts.forEach(measure);
    const widths = new ResizeObserver(arrange);
    if (ruler.current !== null) widths.observe(ruler.current);
    const heights = new ResizeObserver((entries) => {
      for (const { target: box } of entries) {
        const part = box.parentElement;
        if (part !== null) measure(part);
      }
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
