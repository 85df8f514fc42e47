import { memo, type ReactNode, useRef } from "react";
import { TableGap } from "./table-gap.tsx";
import { TableRow, type TableRows } from "./table-row.tsx";
import { useNearPieces } from "./use-near-pieces.ts";

const partSize = 40;

/**
 * Renders only the rows of a long table that are near the viewport; the page scrolls. Screen readers get the index of
 * each row among all.
 */
export function NearRows<Row>(props: TableRows<Row>): ReactNode {
  const table = useRef<HTMLElement>(null);
  const pieces = useNearPieces(table, props.rows.length, partSize);
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

/** `memo` loses the type parameter. */
const RowsPart = memo(Part) as typeof Part;

function Part<Row>({
  part,
  rows,
  columns,
  rowKey,
}: TableRows<Row> & { readonly part: number }): ReactNode {
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
