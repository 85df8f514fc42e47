import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useRef } from "react";
import { TableGap } from "./table-gap.tsx";
import { TableRow, type TableRows } from "./table-row.tsx";
import { usePrinting } from "./use-printing.ts";

/** Rows rendered beyond each edge, so that fast scrolling shows no gaps. */
const overscan = 40;

/**
 * Renders only the rows of a long table that are in or near the viewport. Pass it to a `DataTable` as `body`. Screen
 * readers get the index of each row among all.
 */
export function VirtualRows<Row>({ rows, columns, rowKey }: TableRows<Row>): ReactNode {
  const ref = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => ref.current?.closest<HTMLElement>(".table-scroll") ?? null,
    estimateSize: () => 48,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : rowKey(row);
      },
      [rows, rowKey],
    ),
    measureElement: heightOf,
    initialRect: { width: 0, height: 640 },
    overscan,
    // Otherwise a row that changes the list's height raises an error in the page.
    useAnimationFrameWithResizeObserver: true,
  });
  const isPrinting = usePrinting();
  const near = virtual.getVirtualItems();
  const before = isPrinting ? 0 : (near[0]?.start ?? 0);
  const after = isPrinting ? 0 : virtual.getTotalSize() - (near.at(-1)?.end ?? 0);
  const drawn = isPrinting ? rows.map((_row, index) => index) : near.map(({ index }) => index);

  return (
    <>
      <TableGap height={before} width={columns.length} />
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block of the narrow layout drops it */}
      <tbody role="rowgroup" ref={ref}>
        {drawn.map((index) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                index={index}
                ref={virtual.measureElement}
              />
            )
          );
        })}
      </tbody>
      <TableGap height={after} width={columns.length} />
    </>
  );
}

/** Includes the gap to the next row: cards have a distance. */
function heightOf(row: HTMLTableRowElement): number {
  return row.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(row).marginBottom);
}
