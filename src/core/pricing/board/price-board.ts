import type { Catalogue } from "../catalogue.ts";
import type { ProviderOption } from "../filter-options.ts";
import type { BoardCell, BoardRow } from "./board-cell.ts";
import { cellsOf, soldIn } from "./board-cells.ts";
import { type BoardOrder, orderRows, sortCells } from "./board-order.ts";
import { type BoardProduct, boardProducts } from "./board-product.ts";

/** What a price board shows, and in which order. */
export interface BoardFilter {
  /** Value of a term; null for the best price of any term. */
  readonly term: string | null;
  /**
   * Dedicated and broadband services below this speed, in Mbps, are left out, and those whose speed is not
   * given; null for none. Phone and television have no speed, and stay.
   */
  readonly leastMbps: number | null;
  /** Leaves out what cannot be chosen at this address. */
  readonly isServiceableOnly: boolean;
  readonly order: BoardOrder;
}

/** Every offer at any term, as products are listed. */
export const wholeBoard: BoardFilter = {
  term: null,
  leastMbps: null,
  isServiceableOnly: false,
  order: "product",
};

/** The best offers of a search: products by providers. */
export interface PriceBoard {
  /** The providers with an offer: those with most of the best cells first, else as in the answer. */
  readonly providers: readonly ProviderOption[];
  /** The products with an offer. */
  readonly rows: readonly BoardRow[];
}

/**
 * The price board of a search: for each product and provider the service with the lowest monthly price, as
 * the proposal shows it when nothing else is chosen (decisions L). What can be chosen wins over what cannot,
 * and a price over none; then the lower price, the lower install charge, the higher speed, the earlier row
 * and the earlier term win.
 *
 * @param catalogue - the answer of a search, read by `createCart`.
 * @param filter - what it leaves out counts as in `wholeBoard`.
 */
export function priceBoard(catalogue: Catalogue, filter: Partial<BoardFilter> = {}): PriceBoard {
  const { term, leastMbps, isServiceableOnly, order } = { ...wholeBoard, ...filter };
  const { options } = catalogue;
  const sold = soldIn(catalogue, leastMbps);
  const terms = term === null ? options.term : options.term.filter(({ value }) => value === term);
  const cells = options.provider.flatMap((provider) =>
    cellsOf(sold, provider, terms, isServiceableOnly),
  );
  const rows = boardProducts.flatMap((product) => {
    const own = cells.filter((cell) => cell.product === product);
    return own.length === 0 ? [] : rowOf(product, own, order);
  });
  return { providers: providersOf(cells, rows), rows: orderRows(rows, order) };
}

function providersOf(
  cells: readonly BoardCell[],
  rows: readonly BoardRow[],
): readonly ProviderOption[] {
  const winners = rows.flatMap(({ best }) => best?.provider ?? []);
  const winsOf = (provider: ProviderOption) => winners.filter((one) => one === provider).length;
  return [...new Set(cells.map(({ provider }) => provider))].toSorted(
    (a, b) => winsOf(b) - winsOf(a),
  );
}

function rowOf(product: BoardProduct, cells: readonly BoardCell[], order: BoardOrder): BoardRow {
  const available = cells.filter(({ code }) => code === null);
  return {
    product,
    cells: new Map(cells.map((cell) => [cell.provider.value, cell])),
    best: sortCells(available, order)[0] ?? null,
  };
}
