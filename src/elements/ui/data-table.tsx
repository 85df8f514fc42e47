import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { nextSort, type Sort, type SortValue, sortRows } from "./sort-rows.ts";
import { TableHeader } from "./table-header.tsx";
import { useOverflow } from "./use-overflow.ts";

/** A column: its heading and what a row shows in it. */
export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Where words begin and numbers end. */
  readonly align?: "start" | "center" | "end";
  /** Makes the column sortable. */
  readonly sortValue?: (row: Row) => SortValue;
  /** The cell names its row. */
  readonly rowHeader?: boolean;
  /** The heading is read out but not shown. */
  readonly labelHidden?: boolean;
  /** The cell's own words say what it is: as a card it needs no heading beside them. */
  readonly speaksForItself?: boolean;
};

/** A table's words and rows. */
export type DataTableProps<Row> = {
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
};

/** A table that becomes a list of cards where it is narrow. Explicit roles keep it a table there. */
export function DataTable<Row>({ caption, columns, rows, rowKey, ...props }: DataTableProps<Row>) {
  const captionId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scrollRef);
  const [sort, setSort] = useState<Sort>();
  const sortValue = columns.find(({ key }) => key === sort?.key)?.sortValue;
  const sorted = useMemo(
    () => (sort && sortValue ? sortRows(rows, sortValue, sort.direction) : rows),
    [rows, sort, sortValue],
  );

  return (
    <div className="table-box">
      <div
        className="table-scroll"
        ref={scrollRef}
        {...(overflows && { tabIndex: 0, role: "region", "aria-labelledby": captionId })}
      >
        {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block in the narrow form would drop the native ones */}
        <table className="table" part="table" role="table" aria-labelledby={captionId}>
          <caption id={captionId} className={props.captionHidden ? "visually-hidden" : undefined}>
            {caption}
          </caption>
          <thead role="rowgroup">
            <tr role="row">
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
          <tbody role="rowgroup">
            {sorted.map((row) => (
              <tr role="row" key={rowKey(row)}>
                {columns.map(({ key, label, align, rowHeader, cell, ...column }) => {
                  const Cell = rowHeader ? "th" : "td";
                  return (
                    <Cell
                      key={key}
                      className={align}
                      role={rowHeader ? "rowheader" : "cell"}
                      scope={rowHeader ? "row" : undefined}
                      data-label={column.labelHidden || column.speaksForItself ? undefined : label}
                    >
                      {cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </div>
  );
}
