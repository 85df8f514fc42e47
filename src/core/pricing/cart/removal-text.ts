import { pricingMessages } from "../pricing-messages.ts";
import { rowTitleOf } from "../row-title.ts";
import type { CartState, RemovalCode } from "./cart-state.ts";

/** Ends "Removed: A, B because …". */
const reasons: Readonly<Record<RemovalCode, (it: "it" | "them") => string>> = {
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
  dependencyMissing: (it) => `what ${it === "it" ? "it requires" : "they require"} is gone`,
  speedExceeded: () => "this address cannot get that speed",
  speedUnverified: () => "the speed at this address is not confirmed",
  conditionMatched: (it) => `what is chosen excludes ${it}`,
  linkedServiceDisabled: () => "a service that comes along is not available",
};

/**
 * What the last event took out, for a live region (decisions J13, J10): one sentence per reason, in
 * the order in which the rows left, and the package's. `""` when nothing left.
 */
export function removalText({
  removed,
  packageRemoved,
  catalogue,
}: Pick<CartState, "removed" | "packageRemoved" | "catalogue">): string {
  const codes = [...new Set(removed.map(({ reason }) => reason))];
  const sentences = codes.map((code) => {
    const titles = removed
      .filter(({ reason }) => reason === code)
      .map(({ id }) => rowTitleOf(catalogue.rows.get(id)?.row ?? { id }));
    return pricingMessages.removed(titles, reasons[code](titles.length === 1 ? "it" : "them"));
  });
  return [...sentences, ...(packageRemoved ? [pricingMessages.packageRemoved] : [])].join(" ");
}
