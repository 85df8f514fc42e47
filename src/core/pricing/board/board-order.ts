import { type BoardCell, type BoardRow, hasPrice } from "./board-cell.ts";

/** As products are listed, or by the best cell of each row: lowest price or install, highest speed. */
export type BoardOrder = "product" | "price" | "speed" | "install";

/** Rows in an order, by their best cells; those without one last. */
export function orderRows(rows: readonly BoardRow[], order: BoardOrder): readonly BoardRow[] {
  if (order === "product") return rows;
  const rank = ({ best }: BoardRow) => (best === null ? last : orderValues[order](best));
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** Cells in an order, the best first; those that cannot be chosen last. */
export function sortCells(cells: readonly BoardCell[], order: BoardOrder): readonly BoardCell[] {
  const rank = orderValues[order === "product" ? "price" : order];
  return cells.toSorted(
    (a, b) => Number(a.code !== null) - Number(b.code !== null) || rank(a) - rank(b),
  );
}

const last = Number.MAX_VALUE;

/** The lowest value is the best. */
const orderValues: Readonly<Record<Exclude<BoardOrder, "product">, (cell: BoardCell) => number>> = {
  price: (cell) => (hasPrice(cell.service, cell) ? (cell.monthly ?? last) : last),
  speed: ({ service }) => -(service.mbps ?? 0),
  install: ({ install }) => install ?? last,
};
