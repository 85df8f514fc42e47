import { type DisablingRule, withServices } from "./disabling-rule.ts";

/**
 * A linked service is disabled with the service and all its links in the cart: otherwise a modem that
 * requires the broadband it comes with would disable that broadband (decisions K1).
 */
export const linkedServiceDisabled: DisablingRule = {
  disables: (service, context, isDisabled) => {
    if (service.links.length === 0) return false;
    const linked = service.links.flatMap((id) => context.offered.get(id) ?? []);
    const imagined = { ...context, inCart: withServices(context.inCart, [service, ...linked]) };
    return linked.some((target) => isDisabled(target, imagined));
  },
  removalReason: () => "a service that comes along is not available",
};
