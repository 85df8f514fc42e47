import { memo, type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** A long list of things drawn as cards. */
export type CardGridProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Draws one card. It must not change from drawing to drawing where the card does not. */
  readonly draw: (row: Row) => ReactNode;
  /** One column, whatever the width. */
  readonly isSingle?: boolean | undefined;
};

/** Fits 1, 2, 3 and 5 columns, so that no part ends in the middle of a line. */
const partSize = 30;

/** A part this near to what is in sight is drawn. */
const margin = "600px 0px";

/**
 * Cards in 5, 3, 2 or 1 columns by the element's width (2 §9; rulings W1). Whatever their number,
 * only those near to what is in sight are drawn, in whichever box scrolls.
 */
export function CardGrid<Row>({
  label,
  rows,
  rowKey,
  draw,
  isSingle = false,
}: CardGridProps<Row>): ReactNode {
  const parts = Array.from({ length: Math.ceil(rows.length / partSize) }, (_, part) => part);
  const [partHeightPx, setPartHeight] = useState<number>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parts stand between it and the items
    <div className={isSingle ? "card-grid single" : "card-grid"} role="list" aria-label={label}>
      {parts.map((part) => (
        <CardGridPart
          key={part}
          part={part}
          rows={rows}
          rowKey={rowKey}
          draw={draw}
          heightPx={partHeightPx}
          onHeight={part === 0 ? setPartHeight : undefined}
        />
      ))}
    </div>
  );
}

type PartProps<Row> = Omit<CardGridProps<Row>, "label" | "isSingle"> & {
  readonly part: number;
  /** Of a whole part, once one was measured. */
  readonly heightPx: number | undefined;
  readonly onHeight: ((heightPx: number) => void) | undefined;
};

/** `memo` forgets that a part is generic. */
const CardGridPart = memo(Part) as typeof Part;

function Part<Row>({ part, rows, rowKey, draw, heightPx, onHeight }: PartProps<Row>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(part === 0);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || part === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        // What is focused stays, wherever it is scrolled.
        setNear(isSeen || box.matches(":focus-within"));
      },
      { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [part]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || onHeight === undefined || rows.length <= partSize) return;
    const observer = new ResizeObserver(() => onHeight(box.getBoundingClientRect().height));
    observer.observe(box);
    return () => observer.disconnect();
  }, [onHeight, rows.length]);

  const first = part * partSize;
  const own = rows.slice(first, first + partSize);
  const share = own.length / partSize;
  return (
    <div
      ref={ref}
      className="card-grid-part"
      role="presentation"
      style={isNear ? undefined : { blockSize: `${(heightPx ?? 600) * share}px` }}
    >
      {isNear &&
        own.map((row, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a part stands between it and its list
          <div
            key={rowKey(row)}
            className="card-grid-item"
            role="listitem"
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
          >
            {draw(row)}
          </div>
        ))}
    </div>
  );
}
