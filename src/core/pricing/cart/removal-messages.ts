import { textGroup } from "../../texts/text-group.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { RemovalCode } from "./cart-state.ts";

/** Endings of the sentence "Removed A, B because …"; `""` for the services that the user removed. Disabling rules define their own endings. */
export const removalTexts = textGroup("pricing-removals", {
  deselected: () => "",
  linkDeselected: (it) =>
    `you removed a service that ${it === "it" ? "it requires" : "they require"}`,
  replaced: (it) => `your new selection replaces ${it}`,
  unlinked: (it) => `${it === "it" ? "it" : "they"} came with a service you removed`,
  packageReplaced: (it) => `${it === "it" ? "it was" : "they were"} part of the previous package`,
  serviceChosen: () => "selecting a service ends the package",
  sectionUnchecked: () => "the service type was unchecked",
  providerChanged: () => "the provider changed",
  termChanged: () => "the term changed",
  cleared: () => "the proposal was cleared",
  notOffered: (it) => `the provider doesn't offer ${it}`,
} satisfies Readonly<Record<Exclude<RemovalCode, DisabledCode>, (it: "it" | "them") => string>>);
