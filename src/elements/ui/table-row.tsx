import type { ReactNode } from "react";
import type { SortValue } from "./sort-rows.ts";

/** A column: its heading and its cells. */
export type Column<Row> = {
  /** Identifies the column. Style sheets use `[data-column="key"]` to find it at any position. */
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The alignment: text at the start, numbers at the end. */
  readonly align?: "start" | "end";
  /** True makes the column twice as wide as the others, if columns have fixed widths. */
  readonly wide?: boolean;
  /** Returns the value by which rows are sorted. If it is given, the column is sortable. */
  readonly sortValue?: (row: Row) => SortValue;
  /** True if the cell is the header of its row. */
  readonly rowHeader?: boolean;
  /** True hides the heading visually; screen readers still read it. */
  readonly labelHidden?: boolean;
  /** The cell needs no heading when the table is drawn as cards. */
  readonly speaksForItself?: boolean;
};

/** The rows of a table, in their order. */
export type TableRows<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
};

type TableRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** The index among all rows, from 0, for a table that renders only some of them. */
  readonly index?: number;
};

/** A row. Explicit roles preserve the table semantics when it is drawn as a card. */
export function TableRow<Row>({ row, columns, index }: TableRowProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display:block of the narrow layout drops the native ones
    <tr role="row" aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map(({ key, label, align, rowHeader, cell, ...column }) => {
        const Cell = rowHeader ? "th" : "td";
        return (
          <Cell
            key={key}
            data-column={key}
            className={align}
            dir="auto"
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

interface GapProps {
  /** The height of the gap, in pixels. */
  readonly height: number;
  /** The number of columns of the table. */
  readonly width: number;
}

/** Fills the height of table rows that are not rendered. */
export function TableGap({ height, width }: GapProps): ReactNode {
  return (
    <tbody className="table-gap" aria-hidden="true">
      <tr className="gap-row">
        <td colSpan={width} style={{ blockSize: `${height}px` }} />
      </tr>
    </tbody>
  );
}
