import { memo, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useListSearch } from "./use-list-search.tsx";
import { useNearPieces } from "./use-near-pieces.ts";

export type LongListProps<Row> = {
  readonly label?: string;
  readonly rows: ArrayLike<Row>;
  /** Returns the React key of a row; by default its index. */
  readonly rowKey?: (row: Row) => string;
  /** Draws an item. Pass the same function in every render until an item changes. */
  readonly draw: (row: Row) => ReactNode;
  readonly className: string;
  /** True while more rows are loading. */
  readonly isBusy?: boolean;
  /** The text of a row that the search matches. Pass the same function in every render. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /**
   * For the first frame: the minimum area of an item in square pixels. A long list then draws only as many items as fit
   * into the window.
   */
  readonly minItemPx2?: number | undefined;
};

/**
 * The number of items in a part. It is divisible by 1, 2, 3 and 5 columns, so that each part of a grid ends with a full
 * row.
 */
const partSize = 30;

/** A list that, if long, draws only the items near the viewport, whichever box scrolls. */
export function LongList<Row>(props: LongListProps<Row>): ReactNode {
  const { label, className, isBusy, searchText, minItemPx2, ...list } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { rows, field } = useListSearch(list.rows, searchText);
  const pieces = useNearPieces(ref, rows.length, partSize);
  const [isTooFew, setTooFew] = useState(false);
  const isBrief = minItemPx2 !== undefined && !isTooFew;
  // Before the paint, check whether too few items are drawn: the items may be larger than assumed, or the list may
  // begin higher.
  useLayoutEffect(() => {
    const brief = ref.current?.querySelector(":scope > .list-part:not([data-part])");
    if (brief && brief.getBoundingClientRect().bottom < window.innerHeight) setTooFew(true);
  });
  /** The number of items of a part that are drawn. */
  const maxItemsOf = (roomPx2: number) =>
    isBrief && roomPx2 > 0 ? Math.ceil(roomPx2 / minItemPx2) : partSize;
  return (
    <>
      {field}
      {/* biome-ignore lint/a11y/useSemanticElements: its parts are between it and the items */}
      <div
        className={className}
        role="list"
        aria-label={label}
        aria-busy={isBusy || undefined}
        ref={ref}
      >
        {pieces.map((piece) =>
          piece.kind === "room" ? (
            <div key={piece.key} role="presentation" style={{ blockSize: `${piece.heightPx}px` }} />
          ) : (
            <ListPart
              key={piece.part}
              part={piece.part}
              most={maxItemsOf(piece.roomPx2)}
              {...list}
              rows={rows}
            />
          ),
        )}
      </div>
    </>
  );
}

type PartProps<Row> = Pick<LongListProps<Row>, "rows" | "rowKey" | "draw"> & {
  readonly part: number;
  readonly most: number;
};

/** The cast restores the type parameter, which `memo` loses. */
const ListPart = memo(Part) as typeof Part;

function Part<Row>({ part, most, rows, rowKey, draw }: PartProps<Row>): ReactNode {
  const first = part * partSize;
  const isWhole = most >= Math.min(partSize, rows.length - first);
  const own = Array.prototype.slice.call(
    rows,
    first,
    first + Math.min(most, partSize),
  ) as readonly Row[];
  return (
    // Only the height of a complete part is a good estimate for other parts.
    <div className="list-part" role="presentation" data-part={isWhole ? part : undefined}>
      {own.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a part is between it and its list
        <div
          key={rowKey?.(row) ?? first + index}
          className="list-item"
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
