import { optionOf, type Package } from "../filter-options.ts";
import { cartContentsOf, type RuleContext, withServices } from "../rules/disabling-rule.ts";
import { type DisabledCode, disabledCodeOf } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import { type CartState, feesOf, offerOf, packageOf, servicesInCart } from "./cart-state.ts";

/** The facts of a cart that the rules read. */
export function ruleContextOf(state: CartState): RuleContext {
  const { catalogue } = state;
  const { options } = catalogue;
  return {
    catalogue,
    inCart: cartContentsOf([...servicesInCart(state), ...feesOf(state)]),
    offered: offerOf(state).services,
    provider: optionOf(options.provider, state.provider),
    package: packageOf(state),
    term: optionOf(options.term, state.term),
    region: optionOf(options.region, state.region),
  };
}

/** The code of each offered service that cannot be chosen, by id (1 §4, Item disabling; decisions K). */
export function disabledCodesOf(state: CartState): ReadonlyMap<string, DisabledCode> {
  const context = ruleContextOf(state);
  const codes = new Map<string, DisabledCode>();
  for (const service of offerOf(state).services.values()) {
    const code = disabledCodeOf(service, context);
    if (code) codes.set(service.id, code);
  }
  return codes;
}

/**
 * True if an offered package cannot be chosen (decisions J8): one of its services is not offered, or is disabled even
 * with all of them in the cart.
 */
export function isPackageDisabled(state: CartState, chosen: Package): boolean {
  const context = ruleContextOf({ ...state, package: chosen.value });
  const services = chosen.serviceIds.map((id) => context.offered.get(id));
  const known = services.filter((service): service is Service => service !== undefined);
  if (known.length < services.length) return true;
  const imagined = { ...context, inCart: withServices(context.inCart, known) };
  return known.some((service) => disabledCodeOf(service, imagined) !== null);
}
