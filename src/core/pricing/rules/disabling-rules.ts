import { englishReader } from "../../texts/english-reader.ts";
import type { TextReader } from "../../texts/text-group.ts";
import { keysOf } from "../../values/keys-of.ts";
import { pricingTexts } from "../pricing-messages.ts";
import type { Service } from "../service.ts";
import { conditionMatched } from "./condition-matched.ts";
import { dependencyMissing } from "./dependency-missing.ts";
import type { DisablingRule, RuleContext, RuleFormat } from "./disabling-rule.ts";
import { linkedServiceDisabled } from "./linked-service-disabled.ts";
import { speedExceeded } from "./speed-exceeded.ts";
import { speedUnverified } from "./speed-unverified.ts";

/** The rules by code, in the order in which they are applied. */
const rules = {
  dependencyMissing,
  speedExceeded,
  speedUnverified,
  conditionMatched,
  linkedServiceDisabled,
};

export type DisabledCode = keyof typeof rules;

export const disablingRules: Readonly<Record<DisabledCode, DisablingRule>> = rules;

const codes = keysOf(disablingRules);

/** The code of the first rule that disables a service; null if it can be chosen. */
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
  const code = codes.find((one) => disablingRules[one].disables(service, context, isDisabled));
  return code ?? null;
}

/** The text of a disabled service, regardless of the cause (decisions K6, O6). */
export function disabledTextOf(
  { disabledText }: Pick<Service, "disabledText">,
  format: TextReader = englishReader,
): string {
  return disabledText || format.texts(pricingTexts).notAvailable;
}

/** The text of the rule that disables a service; `""` for a rule without a text. */
export function disabledReasonIn(
  context: RuleContext,
  service: Service,
  code: DisabledCode,
  format: RuleFormat,
): string {
  return disablingRules[code].firstText?.(service, context, format) ?? "";
}
