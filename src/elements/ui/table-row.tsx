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
  /** A class of the column's cells, by which a style sheet gives it another width. */
  readonly size?: string | undefined;
  /** Returns the value by which rows are sorted. If it is given, the column is sortable. */
  readonly sortValue?: (row: Row) => SortValue;
  /** True if the cell is the header of its row. */
  readonly rowHeader?: boolean;
  /** True hides the heading visually; screen readers still read it. */
  readonly labelHidden?: boolean;
  /** The cell needs no heading when the table is drawn as cards. */
  readonly speaksForItself?: boolean;
};

/** Content as wide as the table. */
export type RowDetail = {
  readonly content: ReactNode;
  /** Replaces the cells of the row, instead of following them. */
  readonly isAlone: boolean;
};

/** The rows of a table, in their order. */
export type TableRows<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly detailOf?: ((row: Row) => RowDetail | null) | undefined;
};

type TableRowProps<Row> = Pick<TableRows<Row>, "columns" | "detailOf"> & {
  readonly row: Row;
  /** The index among all rows, from 0, for a table that renders only some of them. */
  readonly index?: number;
};

/** A row, and its detail. */
export function TableRow<Row>({ detailOf, ...props }: TableRowProps<Row>) {
  const detail = detailOf?.(props.row) ?? null;
  if (detail === null) return <CellsRow {...props} />;
  return (
    <>
      {!detail.isAlone && <CellsRow {...props} hasDetail />}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block of the narrow layout drops the native ones */}
      <tr role="row" className="detail-row">
        <td role="cell" colSpan={props.columns.length}>
          {detail.content}
        </td>
      </tr>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </>
  );
}

/** The class of a cell and of the head of its column. */
export function cellClassOf({
  align,
  size,
}: {
  readonly align: "start" | "end" | undefined;
  readonly size: string | undefined;
}): string | undefined {
  return size ? [align ?? "start", size].join(" ") : align;
}

/** Explicit roles preserve the table semantics when the row is drawn as a card. */
function CellsRow<Row>({
  row,
  columns,
  index,
  hasDetail = false,
}: Omit<TableRowProps<Row>, "detailOf"> & { readonly hasDetail?: boolean }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display:block of the narrow layout drops the native ones
    <tr
      role="row"
      className={hasDetail ? "has-detail" : undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {columns.map(({ key, label, align, rowHeader, cell, ...column }) => {
        const Cell = rowHeader ? "th" : "td";
        return (
          <Cell
            key={key}
            data-column={key}
            className={cellClassOf({ align, size: column.size })}
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
