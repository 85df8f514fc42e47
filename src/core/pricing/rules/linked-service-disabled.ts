import { type DisablingRule, withServices } from "./disabling-rule.ts";

/**
 * Disables a service if one of its linked services is disabled. The check assumes that the cart contains the service and
 * all its links. Otherwise a modem that requires its broadband would disable that broadband.
 */
export const linkedServiceDisabled: DisablingRule = {
  disables: (service, context, isDisabled) => {
    if (service.links.length === 0) return false;
    const linked = service.links.flatMap((id) => context.offered.get(id) ?? []);
    const imagined = { ...context, inCart: withServices(context.inCart, [service, ...linked]) };
    return linked.some((target) => isDisabled(target, imagined));
  },
};
