import type { BoardKind, CartState } from "../../../../src/core/index.ts";
import { reduceCart } from "../../../../src/core/index.ts";
import { offerOf } from "../../../../src/core/pricing/cart/cart-state.ts";

/**
 * The offers of a kind, as far as a plain loop over every act of an agent tells: `provider id term`, and whether choosing it
 * puts it into the cart.
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
        // Another row of the same id may be the one that is sold there.
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

/** The row of an id that is sold at a place: what it belongs to may have been settled there. */
function rowOf(placed: CartState, id: string) {
  const offered = offerOf(placed).services.get(id);
  return placed.catalogue.rowsOf(id).find((row) => row === offered);
}
