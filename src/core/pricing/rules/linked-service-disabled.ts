import type { Service } from "../service.ts";
import { type DisablingRule, type RuleContext, withServices } from "./disabling-rule.ts";

/**
 * A linked service is disabled with the service and all its links in the cart: otherwise a modem that
 * requires the broadband it comes with would disable that broadband (decisions K1).
 */
export const linkedServiceDisabled: DisablingRule = {
  code: "linkedServiceDisabled",
  disables: (service, context, isDisabled) => {
    if (service.links.length === 0) return false;
    const { linked, imagined } = chosenWithLinks(service, context);
    return linked.some((target) => isDisabled(target, imagined));
  },
  explain: (service, context, isDisabled) => {
    const { linked, imagined } = chosenWithLinks(service, context);
    return disabledLinksText(linked.filter((target) => isDisabled(target, imagined)));
  },
  removalReason: () => "a service that comes along is not available",
};

/** The sentence beside the service (decisions O6). */
export function disabledLinksText(links: readonly Service[]): string {
  return `Comes with what is not available: ${links.map(({ title }) => title).join(", ")}`;
}

function chosenWithLinks(service: Service, context: RuleContext) {
  const linked = service.links.flatMap((id) => context.offered.get(id) ?? []);
  const inCart = withServices(context.inCart, [service, ...linked]);
  return { linked, imagined: { ...context, inCart } };
}
