import { memo, type ReactNode, useRef } from "react";
import { TableGap } from "./table-gap.tsx";
import { type Column, TableRow } from "./table-row.tsx";
import { useNearParts } from "./use-near-parts.ts";

type NearRowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
};

const partSize = 40;

/**
 * Renders only the rows of a long table that are near the viewport; the page scrolls. Screen readers get the index of
 * each row among all.
 */
export function NearRows<Row>({ rows, columns, rowKey }: NearRowsProps<Row>): ReactNode {
  const table = useRef<HTMLElement>(null);
  const end = Math.ceil(rows.length / partSize);
  const { parts, partPx } = useNearParts(table, end);
  const heightOf = (from: number, to: number) =>
    Math.max(0, Math.min(to * partSize, rows.length) - from * partSize) * (partPx / partSize);
  return (
    <>
      <tbody
        hidden
        ref={(start) => {
          table.current = start?.parentElement ?? null;
        }}
      />
      {parts.flatMap((part, index) => {
        const before = (parts[index - 1] ?? -1) + 1;
        return [
          part > before && (
            <TableGap
              key={`before ${part}`}
              height={heightOf(before, part)}
              width={columns.length}
            />
          ),
          <RowsPart key={part} part={part} rows={rows} columns={columns} rowKey={rowKey} />,
        ];
      })}
      <TableGap height={heightOf((parts.at(-1) ?? -1) + 1, end)} width={columns.length} />
    </>
  );
}

/** `memo` loses the type parameter. */
const RowsPart = memo(Part) as typeof Part;

function Part<Row>({
  part,
  rows,
  columns,
  rowKey,
}: NearRowsProps<Row> & { readonly part: number }): ReactNode {
  const first = part * partSize;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display:block of the narrow layout drops it
    <tbody role="rowgroup" data-part={part}>
      {rows.slice(first, first + partSize).map((row, index) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} index={first + index} />
      ))}
    </tbody>
  );
}
