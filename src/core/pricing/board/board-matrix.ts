import type { ProviderOption } from "../filter-options.ts";
import type { BoardOffer } from "./board-offer.ts";
import { type BoardProduct, compareProducts } from "./board-product.ts";
import { type BoardOrder, compareByPrice } from "./order-offers.ts";
import type { PriceBoard } from "./price-board.ts";

/** A product and the best offer of each provider. */
export interface MatrixRow {
  readonly product: BoardProduct;
  /** By the value of the provider; one without an offer is missing. */
  readonly cells: ReadonlyMap<string, BoardOffer>;
}

/** A board as products by providers. */
export interface BoardMatrix {
  readonly rows: readonly MatrixRow[];
  /** Those with most of the lowest prices first, unless they are ordered by name. */
  readonly providers: readonly ProviderOption[];
}

/** The products of a board by its providers; a cell is the cheapest offer, one that can be chosen if there is any. */
export function boardMatrixOf(
  { offers, providers, lowest }: Pick<PriceBoard, "offers" | "providers" | "lowest">,
  order: BoardOrder,
): BoardMatrix {
  const rows = new Map<BoardProduct, Map<string, BoardOffer>>();
  for (const offer of offers) {
    const cells = rows.get(offer.product) ?? new Map<string, BoardOffer>();
    rows.set(offer.product, cells);
    const other = cells.get(offer.provider.value);
    if (other === undefined || isBetter(offer, other)) cells.set(offer.provider.value, offer);
  }
  const sorted = [...rows].sort(([a], [b]) => compareProducts(a, b));
  const winners = sorted.flatMap(([, cells]) =>
    [...cells.values()].filter((one) => lowest.has(one)),
  );
  const winsOf = (provider: ProviderOption) =>
    winners.filter((one) => one.provider === provider).length;
  return {
    rows: sorted.map(([product, cells]) => ({ product, cells })),
    providers:
      order === "provider" ? providers : providers.toSorted((a, b) => winsOf(b) - winsOf(a)),
  };
}

function isBetter(one: BoardOffer, other: BoardOffer): boolean {
  const unavailable = (offer: BoardOffer) => (offer.code === null ? 0 : 1);
  return (unavailable(one) - unavailable(other) || compareByPrice(one, other)) < 0;
}
