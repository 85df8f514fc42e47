import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, useCallback, useRef } from "react";
import { GapRow, TableGap, TableRow, type TableRows } from "../ui/table-row.tsx";
import { usePrinting } from "../ui/use-printing.ts";

/** Rows rendered beyond each edge, so that fast scrolling shows no gaps. */
const overscan = 40;

/**
 * Renders only the rows of a long table that are in or near the viewport, and the row that has the focus. Pass it to a
 * `DataTable` as `body`. Screen readers get the index of each row among all.
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
    rangeExtractor: useCallback((range: Range) => withFocused(range, ref.current), []),
    initialRect: { width: 0, height: 640 },
    overscan,
    // Otherwise a row that changes the list's height raises an error in the page.
    useAnimationFrameWithResizeObserver: true,
  });
  const isPrinting = usePrinting();
  const near = virtual.getVirtualItems();
  const before = isPrinting ? 0 : (near[0]?.start ?? 0);
  const after = isPrinting ? 0 : virtual.getTotalSize() - (near.at(-1)?.end ?? 0);
  const drawn = isPrinting
    ? rows.map((_row, index) => ({ index, gap: 0 }))
    : near.map(({ index, start }, at) => ({ index, gap: start - (near[at - 1]?.end ?? start) }));

  return (
    <>
      <TableGap height={before} width={columns.length} />
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block of the narrow layout drops it */}
      <tbody role="rowgroup" ref={ref}>
        {drawn.map(({ index, gap }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <Fragment key={rowKey(row)}>
                {gap > 0 && <GapRow height={gap} width={columns.length} />}
                <TableRow row={row} columns={columns} index={index} ref={virtual.measureElement} />
              </Fragment>
            )
          );
        })}
      </tbody>
      <TableGap height={after} width={columns.length} />
    </>
  );
}

/** A row that is removed would lose its focus. */
function withFocused(range: Range, box: HTMLElement | null): number[] {
  const near = defaultRangeExtractor(range);
  const focused = box?.querySelector<HTMLElement>(":scope > :focus-within")?.dataset.index;
  const index = Number(focused ?? Number.NaN);
  const isFar = index < range.count && !near.includes(index);
  return isFar ? [...near, index].sort((a, b) => a - b) : near;
}

/** Includes the gap to the next row: cards have a distance. */
function heightOf(row: HTMLTableRowElement): number {
  return row.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(row).marginBottom);
}
