import {
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import css from "./data-table.css?inline";
import { tableTexts } from "./data-table.messages.ts";
import { Icon, type IconName } from "./icon.tsx";
import { followOverflow } from "./overflow-cue.ts";
import { nextSort, type Sort, sortRows } from "./sort-rows.ts";
import { stylePiece } from "./style-piece.ts";
import {
  type Column,
  cellClassOf,
  type RowDetail,
  TableGap,
  TableRow,
  type TableRows,
} from "./table-row.tsx";
import { useFormatting } from "./use-formatting.ts";
import { minSearchedRows, useListSearch } from "./use-list-search.tsx";
import { useNearPieces } from "./use-near-pieces.ts";
import { Words } from "./words.tsx";

stylePiece(css);

export type { Column, RowDetail };

export type DataTableProps<Row> = {
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Content below the cells of a row. */
  readonly detailOf?: ((row: Row) => RowDetail | null) | undefined;
  /** The key of a row that is drawn even if it is far from the viewport, because it may get the focus. */
  readonly drawnRow?: string | number | null;
  /** A long table scrolls in a box of its own. Otherwise the page scrolls. */
  readonly hasOwnBox?: boolean;
  /** The text of a row that the search matches. Pass the same function in every render. */
  readonly searchText?: ((row: Row) => string) | undefined;
  /** The order, if the caller controls it. Otherwise the table does. */
  readonly order?: {
    readonly sort: Sort | undefined;
    readonly onSort: (sort: Sort | undefined) => void;
  };
};

/**
 * A table that becomes a list of cards in a narrow element. Explicit roles preserve the table semantics there.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, ...props }: DataTableProps<Row>) {
  const format = useFormatting();
  const captionId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scrollRef, columns.length);
  const [ownSort, setOwnSort] = useState<Sort>();
  const { sort, onSort: setSort } = props.order ?? { sort: ownSort, onSort: setOwnSort };
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
  const search = useListSearch(rows, props.searchText);
  const sorted = useMemo(() => {
    const found = Array.from(search.rows);
    return sort && sortValue ? sortRows(found, sortValue, sort.direction, format) : found;
  }, [search.rows, sort, sortValue, format]);

  const isLong = sorted.length >= minSearchedRows;
  const hasOwnBox = isLong && props.hasOwnBox === true;

  return (
    <div className="table-box">
      {search.field}
      <div
        className={`table-scroll${hasOwnBox ? " virtual" : isLong ? " long" : ""}`}
        ref={scrollRef}
        {...((overflows || hasOwnBox) && {
          tabIndex: 0,
          role: "region",
          "aria-labelledby": captionId,
        })}
      >
        {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block of the narrow layout drops the native ones */}
        <table
          className="table"
          part="table"
          role="table"
          aria-labelledby={captionId}
          aria-rowcount={isLong ? sorted.length + 1 : undefined}
        >
          <caption id={captionId} className={props.captionHidden ? "visually-hidden" : undefined}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr
              role="row"
              aria-rowindex={isLong ? 1 : undefined}
              data-sort={
                columns.some((column) => column.sortValue)
                  ? format.texts(tableTexts).sortBy
                  : undefined
              }
            >
              {columns.map((column) => (
                <TableHeader
                  key={column.key}
                  name={column.key}
                  label={column.label}
                  labelHidden={column.labelHidden}
                  align={column.align}
                  size={column.size}
                  direction={sort?.key === column.key ? sort.direction : undefined}
                  onSort={column.sortValue && (() => setSort(nextSort(sort, column.key)))}
                />
              ))}
            </tr>
          </thead>
          {isLong ? (
            <NearRows
              {...{ rows: sorted, columns, rowKey, detailOf: props.detailOf }}
              drawn={sorted.findIndex((row) => rowKey(row) === props.drawnRow)}
            />
          ) : (
            <tbody role="rowgroup">
              {sorted.map((row) => (
                <TableRow key={rowKey(row)} row={row} columns={columns} detailOf={props.detailOf} />
              ))}
            </tbody>
          )}
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </div>
  );
}

type TableHeaderProps = {
  readonly name: string;
  readonly label: string;
  readonly labelHidden: boolean | undefined;
  readonly align: "start" | "end" | undefined;
  readonly size: string | undefined;
  /** The current sort direction of this column, if any. */
  readonly direction: Sort["direction"] | undefined;
  readonly onSort: (() => void) | undefined;
};

const arrows: Record<Sort["direction"] | "none", IconName> = {
  ascending: "sortAscending",
  descending: "sortDescending",
  none: "sort",
};

/** A column heading, with a button if the column is sortable. */
function TableHeader({
  name,
  label,
  labelHidden,
  align,
  size,
  direction,
  onSort,
}: TableHeaderProps) {
  return (
    <th
      className={cellClassOf({ align, size })}
      // biome-ignore lint/a11y/noRedundantRoles: display:block of the narrow layout drops it
      role="columnheader"
      scope="col"
      data-column={name}
      aria-sort={onSort && (direction ?? "none")}
    >
      {onSort ? (
        <button type="button" className="table-sort" onClick={onSort}>
          <Words>{label}</Words>
          <Icon name={arrows[direction ?? "none"]} />
        </button>
      ) : (
        <span className={labelHidden ? "visually-hidden" : undefined}>{label}</span>
      )}
    </th>
  );
}

/**
 * True if the content is wider than its box, so that the box scrolls. Marks the edges that hide more, also those of the
 * buttons that sort cards.
 */
function useOverflow(ref: RefObject<HTMLElement | null>, columnCount: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    return box === null ? undefined : followOverflow(box, setOverflows);
  }, [ref]);
  useLayoutEffect(() => {
    const sorts = ref.current?.querySelector<HTMLElement>("thead tr");
    return sorts && columnCount > 0 ? followOverflow(sorts) : undefined;
  }, [ref, columnCount]);
  return overflows;
}

const partSize = 40;

/**
 * Renders only the rows of a long table that are near the viewport. Screen readers get each row's index among all rows.
 */
function NearRows<Row>({
  drawn,
  ...props
}: TableRows<Row> & {
  /** The index of a row that is always drawn, or -1. */
  readonly drawn: number;
}): ReactNode {
  const table = useRef<HTMLElement>(null);
  const pieces = useNearPieces(table, props.rows.length, partSize, drawn < 0 ? [] : [drawn]);
  return (
    <>
      <tbody
        hidden
        ref={(start) => {
          table.current = start?.parentElement ?? null;
        }}
      />
      {pieces.map((piece) =>
        piece.kind === "room" ? (
          <TableGap key={piece.key} height={piece.heightPx} width={props.columns.length} />
        ) : (
          <RowsPart key={piece.part} part={piece.part} {...props} />
        ),
      )}
    </>
  );
}

/** The cast restores the type parameter, which `memo` loses. */
const RowsPart = memo(Part) as typeof Part;

function Part<Row>({
  part,
  rows,
  columns,
  rowKey,
  detailOf,
}: TableRows<Row> & { readonly part: number }): ReactNode {
  const first = part * partSize;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block of the narrow layout drops it
    <tbody role="rowgroup" data-part={part}>
      {rows.slice(first, first + partSize).map((row, index) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          index={first + index}
          detailOf={detailOf}
        />
      ))}
    </tbody>
  );
}
