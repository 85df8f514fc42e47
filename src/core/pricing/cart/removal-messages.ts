import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { RemovalCode } from "./cart-state.ts";

/** Endings of the sentence "Removed: A, B because …". Disabling rules define their own endings. */
export const removalMessages = {
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
} satisfies Readonly<Record<Exclude<RemovalCode, DisabledCode>, (it: "it" | "them") => string>>;
