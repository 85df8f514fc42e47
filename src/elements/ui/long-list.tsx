import { memo, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useListSearch } from "./use-list-search.tsx";
import { useNearPieces } from "./use-near-pieces.ts";

/** Props of a {@link LongList}. */
export type LongListProps<Row> = {
  readonly label?: string;
  readonly rows: ArrayLike<Row>;
  /** By default a row is known by its position. */
  readonly rowKey?: (row: Row) => string;
  /** Draws an item. Its identity must be stable while no item changes. */
  readonly draw: (row: Row) => ReactNode;
  readonly className: string;
  /** Whether other rows are on their way. */
  readonly isBusy?: boolean;
  /** What a row of a long list is found by. Its identity must be stable. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /**
   * For a first frame: the area of an item in square pixels, rather too small. Of a long list, as many items are drawn as
   * the window has room for.
   */
  readonly firstFramePx2?: number | undefined;
};

/** Divisible by 1, 2, 3 and 5 columns, so that each part of a grid ends with a full line. */
const partSize = 30;

/** A list of which, if it is long, only the items near the viewport are drawn, in whichever box scrolls. */
export function LongList<Row>(props: LongListProps<Row>): ReactNode {
  const { label, className, isBusy, searchText, firstFramePx2, ...list } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { rows, field } = useListSearch(list.rows, searchText);
  const pieces = useNearPieces(ref, rows.length, partSize);
  const [isTooFew, setTooFew] = useState(false);
  const isBrief = firstFramePx2 !== undefined && !isTooFew;
  // Before the paint: items are larger than was thought, or the list begins higher.
  useLayoutEffect(() => {
    const brief = ref.current?.querySelector(":scope > .list-part:not([data-part])");
    if (brief && brief.getBoundingClientRect().bottom < window.innerHeight) setTooFew(true);
  });
  /** How many items of a part are drawn. */
  const mostOf = (roomPx2: number) =>
    isBrief && roomPx2 > 0 ? Math.ceil(roomPx2 / firstFramePx2) : partSize;
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
              most={mostOf(piece.roomPx2)}
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

/** `memo` loses the type parameter. */
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
    // Its height tells that of others once it is whole.
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
