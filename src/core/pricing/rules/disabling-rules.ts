import { pricingMessages } from "../pricing-messages.ts";
import type { Service } from "../service.ts";
import { conditionMatched } from "./condition-matched.ts";
import { dependencyMissing, requirementsText } from "./dependency-missing.ts";
import type { DisabledCode, DisablingRule, RuleContext } from "./disabling-rule.ts";
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

/** The text of a disabled service, whatever the cause (decisions K6, O6). */
export function disabledTextOf({ disabledText }: Pick<Service, "disabledText">): string {
  return disabledText || pricingMessages.notAvailable;
}

/** What to choose first, before the text of a disabled service; `""` for any other cause (decisions K6). */
export function disabledReasonIn(
  context: RuleContext,
  service: Service,
  code: DisabledCode,
): string {
  return code === "dependencyMissing" ? requirementsText(service, context) : "";
}
