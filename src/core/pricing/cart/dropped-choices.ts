import { optionOf } from "../rules/rule-context.ts";
import type { PricingInputs } from "../wire/pricing-query.ts";
import { memberOf, textOf } from "../wire/read-wire.ts";
import type { CartState } from "./cart-state.ts";

export type ChoiceName = "provider" | "term" | "package";

const choiceNames: readonly ChoiceName[] = ["provider", "term", "package"];

/**
 * What a link names and the cart built of it does not have, since it is not offered (decisions I4). A
 * package may be offered, yet not with this provider and term, or not at this address (decisions J8).
 */
export function droppedChoicesOf(wanted: PricingInputs, cart: CartState): readonly ChoiceName[] {
  const { search } = cart.catalogue;
  // The answer may name the provider that was meant.
  const isMeant = textOf(memberOf(search.query, "provider")) === cart.provider;
  const isShelfChosen = cart.provider !== null && cart.term !== null;
  return choiceNames.filter((name) => {
    if (wanted[name] === "" || wanted[name] === cart[name]) return false;
    if (name === "package" && isShelfChosen) return true;
    const isKnown = optionOf(search.filter_options?.[name], wanted[name]) !== null;
    return !isKnown && !(name === "provider" && isMeant);
  });
}
