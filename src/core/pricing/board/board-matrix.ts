import type { ProviderOption } from "../filter-options.ts";
import type { BoardOffer } from "./board-offer.ts";
import { type BoardProduct, compareProducts } from "./board-product.ts";
import { compareByPrice } from "./order-offers.ts";
import type { PriceBoard } from "./price-board.ts";

/** A product, with the best offer of each provider. */
export interface MatrixRow {
  readonly product: BoardProduct;
  /**
   * The best offers, keyed by the value of the provider. A provider without an offer is missing.
   */
  readonly cells: ReadonlyMap<string, BoardOffer>;
}

/** A board as a matrix of products and providers. */
export interface BoardMatrix {
  readonly rows: readonly MatrixRow[];
  /**
   * The provider with the most products is first, so that the columns in view have few empty cells. Of providers with
   * equally many, it is the one with the most lowest prices.
   */
  readonly providers: readonly ProviderOption[];
}

/**
 * Converts a board to a matrix, whose products are ordered by section and speed. A cell contains the cheapest offer that
 * can be chosen, or else the cheapest offer.
 */
export function boardMatrixOf({
  offers,
  providers,
  lowest,
}: Pick<PriceBoard, "offers" | "providers" | "lowest">): BoardMatrix {
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
  const filledOf = ({ value }: ProviderOption) =>
    sorted.filter(([, cells]) => cells.has(value)).length;
  return {
    rows: sorted.map(([product, cells]) => ({ product, cells })),
    providers: providers.toSorted((a, b) => filledOf(b) - filledOf(a) || winsOf(b) - winsOf(a)),
  };
}

function isBetter(one: BoardOffer, other: BoardOffer): boolean {
  const unavailable = (offer: BoardOffer) => (offer.code === null ? 0 : 1);
  return (unavailable(one) - unavailable(other) || compareByPrice(one, other)) < 0;
}
