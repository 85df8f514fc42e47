import { plainFormatting } from "../../formatting/formatting.ts";
import type { RuleFormat } from "../rules/disabling-rule.ts";
import { type DisabledCode, disabledReasonIn } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import type { CartState } from "./cart-state.ts";
import { ruleContextOf } from "./disabled-services.ts";

/** The text of the rule that disables a service (decisions K6); `""` for a rule without a text. */
export function disabledReasonOf(
  state: CartState,
  service: Service,
  code: DisabledCode,
  format: RuleFormat = plainFormatting,
): string {
  return disabledReasonIn(ruleContextOf(state), service, code, format);
}
