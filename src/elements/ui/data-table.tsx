import { useId, useMemo, useRef, useState } from "react";
import { useFormatting } from "./formatting-context.ts";
import { NearRows } from "./near-rows.tsx";
import { nextSort, type Sort, sortRows } from "./sort-rows.ts";
import { TableHeader } from "./table-header.tsx";
import { type Column, type TableBody, TableRow } from "./table-row.tsx";
import { fewestSearched, useListSearch } from "./use-list-search.tsx";
import { useOverflow } from "./use-overflow.ts";

export type { Column };

/** Props of a {@link DataTable}. */
export type DataTableProps<Row> = {
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** `VirtualRows` for a table that scrolls in its own box if it is long. */
  readonly body?: TableBody | undefined;
  /** What a row of a long table is found by. Its identity must be stable. */
  readonly searchText?: ((row: Row) => string) | undefined;
};

/** A table that becomes a list of cards if it is narrow. Explicit roles preserve the table semantics there. */
export function DataTable<Row>({ caption, columns, rows, rowKey, ...props }: DataTableProps<Row>) {
  const format = useFormatting();
  const captionId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scrollRef);
  const [sort, setSort] = useState<Sort>();
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
  const search = useListSearch(rows, props.searchText);
  const sorted = useMemo(() => {
    const found = Array.from(search.rows);
    return sort && sortValue ? sortRows(found, sortValue, sort.direction, format) : found;
  }, [search.rows, sort, sortValue, format]);

  const isLong = sorted.length >= fewestSearched;
  const Body = isLong ? (props.body ?? NearRows) : undefined;
  const hasOwnBox = isLong && props.body !== undefined;

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
          aria-rowcount={Body && sorted.length + 1}
        >
          <caption id={captionId} className={props.captionHidden ? "visually-hidden" : undefined}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={Body && 1}>
              {columns.map((column) => (
                <TableHeader
                  key={column.key}
                  label={column.label}
                  labelHidden={column.labelHidden}
                  align={column.align}
                  direction={sort?.key === column.key ? sort.direction : undefined}
                  onSort={column.sortValue && (() => setSort(nextSort(sort, column.key)))}
                />
              ))}
            </tr>
          </thead>
          {Body ? (
            <Body rows={sorted} columns={columns} rowKey={rowKey} />
          ) : (
            <tbody role="rowgroup">
              {sorted.map((row) => (
                <TableRow key={rowKey(row)} row={row} columns={columns} />
              ))}
            </tbody>
          )}
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </div>
  );
}
