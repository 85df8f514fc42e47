import type { CentsOrError } from "../../money/cents.ts";
import { type InstallLine, installLinesOf } from "../price/install-lines.ts";
import type { CartPrice } from "../price/price-cart.ts";
import type { PriceLine } from "../price/price-line.ts";
import { cartItemsOf } from "./cart-items.ts";
import { type CartState, packageOf } from "./cart-state.ts";

/** Titles of the services with unreadable amounts, for each line of the totals. */
export interface UnreadTitles {
  readonly services: readonly string[];
  readonly equipment: readonly string[];
  readonly discount: readonly string[];
  /** One list of titles for each install line, in the same order. */
  readonly install: readonly (readonly string[])[];
}

/** @param price - the price of the same state */
export function unreadTitlesOf(price: CartPrice, state: CartState): UnreadTitles {
  const chosen = packageOf(state);
  const titles = new Map(cartItemsOf(state).map(({ id, service }) => [id, service.title]));
  const titleOf = (id: string | null) => (id === null ? chosen?.label : titles.get(id)) ?? "";
  const withUnread = (amountsOf: (line: PriceLine) => readonly CentsOrError[]) =>
    price.lines.filter((line) => amountsOf(line).includes(null)).map(({ id }) => titleOf(id));
  const inPackage = new Set(chosen?.serviceIds);
  return {
    services: withUnread((line) => [line.price]),
    equipment: withUnread(({ equipmentFee, boxPrice }) => [equipmentFee, boxPrice]),
    discount:
      chosen?.price.kind === "invalid"
        ? [chosen.label]
        : withUnread(({ id, rate, equipmentFee }) =>
            inPackage.has(id) ? [rate, ...(chosen?.includesFees ? [equipmentFee] : [])] : [],
          ),
    install: installLinesOf(price, chosen).map(({ sources }: InstallLine) => [
      ...new Set(sources.filter(({ cents }) => cents === null).map(({ id }) => titleOf(id))),
    ]),
  };
}
