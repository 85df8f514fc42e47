import { pricingMessages } from "../pricing-messages.ts";
import type { DisabledCode } from "../rules/disabling-rule.ts";
import { disablingRules } from "../rules/disabling-rules.ts";
import type { CartState, RemovalCode } from "./cart-state.ts";

type RemovalReason = (it: "it" | "them") => string;

/** Ends of the sentence "Removed: A, B because …"; a disabling rule has its own. */
const reasons: Readonly<Record<Exclude<RemovalCode, DisabledCode>, RemovalReason>> = {
  deselected: (it) => `you took ${it} out`,
  linkDeselected: (it) => `what comes with ${it} was taken out`,
  replaced: (it) => `another choice replaces ${it}`,
  unlinked: (it) => `what brought ${it} is gone`,
  packageReplaced: (it) => `the package that brought ${it} changed`,
  serviceChosen: () => "choosing a service ends the package",
  sectionUnchecked: () => "the section was unchecked",
  providerChanged: () => "the provider changed",
  termChanged: () => "the term changed",
  cleared: () => "the proposal was cleared",
  notOffered: (it) => `the provider does not offer ${it} there`,
};

/**
 * What the last event took out, for a live region (decisions J13, J10): one sentence per reason, in the
 * order in which the services left, and one for the package. `""` when nothing left.
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
  return isDisabledCode(code) ? disablingRules[code].removalReason : reasons[code];
}

function isDisabledCode(code: RemovalCode): code is DisabledCode {
  return Object.hasOwn(disablingRules, code);
}
