import { pricingMessages } from "../pricing-messages.ts";
import { type DisabledCode, disablingRules } from "../rules/disabling-rules.ts";
import type { CartState, RemovalCode } from "./cart-state.ts";
import { removalMessages } from "./removal-messages.ts";

type RemovalReason = (it: "it" | "them") => string;

/**
 * Describes the removals of the last event for a live region (decisions J13, J10). There is one sentence per reason, in
 * the order of the removals, and one for the package. `""` without removals.
 */
export function removalText({
  removed,
  packageRemoved,
}: Pick<CartState, "removed" | "packageRemoved">): string {
  const codes = [...new Set(removed.map(({ reason }) => reason))];
  const sentences = codes.map((code) => {
    const titles = removed.filter(({ reason }) => reason === code).map(({ title }) => title);
    return pricingMessages.removed(titles, reasonOf(code)(titles.length === 1 ? "it" : "them"));
  });
  return [...sentences, ...(packageRemoved ? [pricingMessages.packageRemoved] : [])].join(" ");
}

function reasonOf(code: RemovalCode): RemovalReason {
  return isDisabledCode(code) ? disablingRules[code].removalReason : removalMessages[code];
}

function isDisabledCode(code: RemovalCode): code is DisabledCode {
  return Object.hasOwn(disablingRules, code);
}
