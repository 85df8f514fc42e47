/** Texts of the rules that disable services, by code of the rule. Removals end "Removed: A, B because …". */
export const ruleMessages = {
  dependencyMissing: {
    removal: (it: "it" | "them") =>
      it === "it" ? "what it requires is gone" : "what they require is gone",
    choose: (services: readonly string[]) => `Choose ${services.join(" or ")} first.`,
    /** Names the first services, and counts the others. */
    chooseOneOf: (services: readonly string[], others: number) =>
      `Choose ${services.join(", ")} or one of ${others} more first.`,
    oneOf: (count: number, services: string) => `one of ${count} ${services}`,
    /** Names the kind of the required service. */
    requires: (kind: string) => `Requires ${kind}.`,
    orFaster: (service: string, speed: string) => `${service} of ${speed} or more`,
    kind: (word: string) => `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word.toLowerCase()}`,
  },
  speedExceeded: { removal: () => "this address cannot get that speed" },
  speedUnverified: { removal: () => "the speed at this address is not confirmed" },
  conditionMatched: { removal: (it: "it" | "them") => `what is chosen excludes ${it}` },
  linkedServiceDisabled: { removal: () => "a service that comes along is not available" },
} as const;
