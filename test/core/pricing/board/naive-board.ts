import type { BoardKind, CartState } from "../../../../src/core/index.ts";
import { reduceCart } from "../../../../src/core/index.ts";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";

/**
 * Returns the offers of a kind, found by a naive loop over all choices of an agent: `provider id
 * term`, and whether the choice adds the service to the cart.
 */
export function naiveOffers(
  start: CartState,
  kind: BoardKind,
  onlyTerm: string | null,
): readonly string[] {
  const types = kind === "internet" ? ["broadband", "dedicated"] : [kind];
  const { options, services } = start.catalogue;
  const found: string[] = [];
  for (const { value: provider } of options.provider) {
    for (const { value: term } of options.term) {
      if (onlyTerm !== null && term !== onlyTerm) continue;
      const placed = [
        { kind: "chooseProvider", value: null } as const,
        { kind: "chooseProvider", value: provider } as const,
        { kind: "chooseTerm", value: term } as const,
      ].reduce(reduceCart, start);
      for (const service of services) {
        const { id, type } = service;
        // Another row with the same id may be sold there instead.
        const row = offerOf(placed).services.get(id);
        if (!types.includes(type) || row?.family === undefined || service !== rowOf(placed, id)) {
          continue;
        }
        const after = reduceCart(placed, { kind: "selectItem", id });
        found.push(`${provider} ${id} ${term} ${after.cart.includes(id)}`);
      }
    }
  }
  return found;
}

/** Returns the row with this id that is sold for a choice. Its section may depend on the choice. */
function rowOf(placed: CartState, id: string) {
  const offered = offerOf(placed).services.get(id);
  return placed.catalogue.rowsOf(id).find((row) => row === offered);
}
