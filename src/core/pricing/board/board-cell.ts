import type { CartEvent, CartState } from "../cart/cart-state.ts";
import type { FilterOption, ProviderOption } from "../filter-options.ts";
import type { DisabledCode } from "../rules/disabling-rule.ts";
import type { Service } from "../service.ts";
import type { BoardProduct, BoardQuote } from "./board-quote.ts";

/** The best offer of a provider for a product. */
export interface BoardCell extends BoardQuote {
  readonly product: BoardProduct;
  readonly provider: ProviderOption;
  readonly term: FilterOption;
  /** Value of the provider's region; null for none. */
  readonly region: string | null;
  readonly service: Service;
  /** Null when it can be chosen as the first service of a proposal (decisions K). */
  readonly code: DisabledCode | null;
  /** What to choose first; `""` for nothing (decisions ZB16). */
  readonly reason: string;
}

/** A product and its offers. */
export interface BoardRow {
  readonly product: BoardProduct;
  /** By the value of the provider; one without an offer is missing. */
  readonly cells: ReadonlyMap<string, BoardCell>;
  /** The best cell that can be chosen, by the order, else by price; null when none can. */
  readonly best: BoardCell | null;
}

/** A missing price counts as 0 in totals (1 §5), which makes no offer the best. */
export function hasPrice({ rates }: Service, { monthly }: BoardQuote): boolean {
  return rates.mrc.kind === "amount" && monthly !== null;
}

/**
 * The acts that put a cell into the proposal: provider, region, term and section first. A service that is in the cart
 * already stays, unless another provider or term empties the cart.
 */
export function boardEvents(
  { provider, region, term, product, service }: BoardCell,
  now: Pick<CartState, "provider" | "term" | "cart">,
): readonly CartEvent[] {
  const stays =
    now.provider === provider.value && now.term === term.value && now.cart.includes(service.id);
  return [
    { kind: "chooseProvider", value: provider.value },
    { kind: "chooseRegion", value: region },
    { kind: "chooseTerm", value: term.value },
    { kind: "toggleSection", section: product.section, isOn: true },
    ...(stays ? [] : [{ kind: "selectItem", id: service.id } as const]),
  ];
}

/** A speed in Mbps, from 1,000 on in Gbps. */
export function speedTextOf(mbps: number): string {
  return mbps < 1000 ? `${mbps} Mbps` : `${mbps / 1000} Gbps`;
}

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
