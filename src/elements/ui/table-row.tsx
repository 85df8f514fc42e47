import type { ReactNode, Ref } from "react";
import type { SortValue } from "./sort-rows.ts";

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

/** Draws the rows of a table, all of them or those in sight. */
export type TableBody = <Row>(props: {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
}) => ReactNode;

type TableRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Where it stands among all rows, from 0; for a table that draws only some of them. */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
};

/** One row. The explicit roles keep it one where the table is drawn as cards. */
export function TableRow<Row>({ row, columns, index, ref }: TableRowProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display:block in the narrow form would drop the native ones
    <tr
      role="row"
      ref={ref}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
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
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
