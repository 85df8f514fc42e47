import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Arrow keys for a grid, as in the ARIA pattern: one cell is in the tab order, and arrow keys move
 * focus between cells.
 */
export function useGridKeys(rows: number, columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const last = { row: rows - 1, column: columns - 1 };
  const now = { row: Math.min(active.row, last.row), column: Math.min(active.column, last.column) };

  function handleKeyDown(event: KeyboardEvent): void {
    const next = placeAfter(event, now, last);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    focusCell(grid, next);
  }

  return {
    grid,
    handleKeyDown,
    /** Attributes for the focusable element of a cell. */
    cellProps: (row: number, column: number) => ({
      "data-cell": `${row} ${column}`,
      tabIndex: row === now.row && column === now.column ? 0 : -1,
      onFocus: () => setActive({ row, column }),
    }),
  };
}

function focusCell(grid: RefObject<HTMLElement | null>, { row, column }: GridPlace): void {
  grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
}

/** Returns the cell that a key moves to, or null if the key moves nowhere. */
function placeAfter(event: KeyboardEvent, now: GridPlace, last: GridPlace): GridPlace | null {
  const isWhole = event.ctrlKey || event.metaKey;
  if (event.altKey || event.shiftKey) return null;
  switch (event.key) {
    case "ArrowRight":
      return { ...now, column: Math.min(now.column + 1, last.column) };
    case "ArrowLeft":
      return { ...now, column: Math.max(now.column - 1, 0) };
    case "ArrowDown":
      return { ...now, row: Math.min(now.row + 1, last.row) };
    case "ArrowUp":
      return { ...now, row: Math.max(now.row - 1, 0) };
    case "Home":
      return { row: isWhole ? 0 : now.row, column: 0 };
    case "End":
      return { row: isWhole ? last.row : now.row, column: last.column };
    case "PageDown":
      return { ...now, row: last.row };
    case "PageUp":
      return { ...now, row: 0 };
    default:
      return null;
  }
}
