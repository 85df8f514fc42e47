import { memo, type ReactNode, useRef } from "react";
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
};

/** Divisible by 1, 2, 3 and 5 columns, so that each part of a grid ends with a full line. */
const partSize = 30;

/** A list of which, if it is long, only the items near the viewport are drawn, in whichever box scrolls. */
export function LongList<Row>(props: LongListProps<Row>): ReactNode {
  const { label, className, isBusy, searchText, ...list } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { rows, field } = useListSearch(list.rows, searchText);
  const pieces = useNearPieces(ref, rows.length, partSize);
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
            <ListPart key={piece.part} part={piece.part} {...list} rows={rows} />
          ),
        )}
      </div>
    </>
  );
}

type PartProps<Row> = Pick<LongListProps<Row>, "rows" | "rowKey" | "draw"> & {
  readonly part: number;
};

/** `memo` loses the type parameter. */
const ListPart = memo(Part) as typeof Part;

function Part<Row>({ part, rows, rowKey, draw }: PartProps<Row>): ReactNode {
  const first = part * partSize;
  const own = Array.prototype.slice.call(rows, first, first + partSize) as readonly Row[];
  return (
    <div className="list-part" role="presentation" data-part={part}>
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
