import { textGroup } from "../../texts/text-group.ts";

/** Texts of the rules that disable services, by code of the rule. Removals end "Removed A, B because …". */
export const ruleTexts = textGroup("pricing-rules", {
  dependencyMissing: {
    removal: (it: "it" | "them") =>
      `${it === "it" ? "it requires" : "they require"} a service you removed`,
    choose: (services: string) => `Requires ${services}.`,
    /** Names the first services, and counts the others. */
    chooseOneOf: (services: readonly string[], others: number) =>
      `Requires ${services.join(", ")} or one of ${others} more.`,
    oneOf: (count: number, services: string) => `one of ${count} ${services}`,
    /** Names the kind of the required service. */
    requires: (kind: string) => `Requires ${kind}.`,
    orFaster: (service: string, speed: string) => `${service} of ${speed} or more`,
    kind: (word: string) => `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word.toLowerCase()}`,
  },
  speedExceeded: { removal: () => "that speed isn't available at this address" },
  speedUnverified: { removal: () => "the speed isn't confirmed at this address" },
  conditionMatched: {
    removal: (it: "it" | "them") =>
      `${it === "it" ? "it" : "they"} can't be combined with your selection`,
  },
  linkedServiceDisabled: { removal: () => "a required service isn't available" },
});
