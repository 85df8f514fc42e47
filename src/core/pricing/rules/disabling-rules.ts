import { type CartState, feesOf, offerOf, packageOf, servicesInCart } from "../cart/cart-state.ts";
import { optionOf, type Package } from "../filter-options.ts";
import { pricingMessages } from "../pricing-messages.ts";
import type { Service } from "../service.ts";
import { conditionMatched } from "./condition-matched.ts";
import { dependencyMissing } from "./dependency-missing.ts";
import {
  cartContentsOf,
  type DisabledCode,
  type DisablingRule,
  type RuleContext,
  withServices,
} from "./disabling-rule.ts";
import { linkedServiceDisabled } from "./linked-service-disabled.ts";
import { speedExceeded } from "./speed-exceeded.ts";
import { speedUnverified } from "./speed-unverified.ts";

/** By code, in the order in which they are applied. */
export const disablingRules: Readonly<Record<DisabledCode, DisablingRule>> = {
  dependencyMissing,
  speedExceeded,
  speedUnverified,
  conditionMatched,
  linkedServiceDisabled,
};

const rulesInOrder = Object.values(disablingRules);

/** Why a service cannot be chosen: the first rule that disables it; null when none does. */
export function disabledCodeOf(service: Service, context: RuleContext): DisabledCode | null {
  return applyRules(service, context, noneVisited);
}

const noneVisited: ReadonlySet<string> = new Set();

function applyRules(
  service: Service,
  context: RuleContext,
  visited: ReadonlySet<string>,
): DisabledCode | null {
  if (visited.has(service.id)) return null;
  const seen = service.links.length === 0 ? visited : new Set([...visited, service.id]);
  const isDisabled = (other: Service, imagined: RuleContext) =>
    applyRules(other, imagined, seen) !== null;
  return rulesInOrder.find((rule) => rule.disables(service, context, isDisabled))?.code ?? null;
}

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
 * Whether an offered package cannot be chosen (decisions J8, Z9): one of its services is not offered, or
 * is disabled with all of them in the cart.
 */
export function isPackageDisabled(state: CartState, chosen: Package): boolean {
  const context = ruleContextOf({ ...state, package: chosen.value });
  const services = chosen.serviceIds.map((id) => context.offered.get(id));
  const known = services.filter((service): service is Service => service !== undefined);
  if (known.length < services.length) return true;
  const imagined = { ...context, inCart: withServices(context.inCart, known) };
  return known.some((service) => disabledCodeOf(service, imagined) !== null);
}

/** The text of a disabled service, whatever the cause (decisions K6, O6). */
export function disabledTextOf({ disabledText }: Pick<Service, "disabledText">): string {
  return disabledText || pricingMessages.notAvailable;
}

/** The second line of a disabled service, which says why (decisions O6). */
export function disabledReasonOf(state: CartState, service: Service, code: DisabledCode): string {
  return disabledReasonIn(ruleContextOf(state), service, code);
}

/** The same in an imagined cart. */
export function disabledReasonIn(
  context: RuleContext,
  service: Service,
  code: DisabledCode,
): string {
  return disablingRules[code].explain(
    service,
    context,
    (other, imagined) => disabledCodeOf(other, imagined) !== null,
  );
}
