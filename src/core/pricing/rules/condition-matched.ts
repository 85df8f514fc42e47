import type { Condition } from "../condition.ts";
import type { DisablingRule, RuleContext } from "./disabling-rule.ts";

/** One of the service's own conditions holds (decisions K5). */
export const conditionMatched: DisablingRule = {
  code: "conditionMatched",
  disables: ({ conditions }, context) => conditions.some((condition) => holds(condition, context)),
  explain: () => conditionMatchedText,
  removalReason: (it) => `what is chosen excludes ${it}`,
};

/** Decisions O6. */
export const conditionMatchedText = "Cannot be combined with what is chosen.";

function holds({ entity, path, wanted }: Condition, context: RuleContext): boolean {
  const valuesOf = path === "" ? undefined : conditionEntities.get(entity);
  const found = valuesOf?.(context, path) ?? [];
  return found.some((value) => wanted.includes(value));
}

type ValuesOf = (context: RuleContext, path: string) => readonly string[];

/** The values of each entity at a path; any other name matches nothing. */
export const conditionEntities: ReadonlyMap<string, ValuesOf> = new Map<string, ValuesOf>([
  ["provider", ({ provider }, path) => provider?.members.valuesAt(path) ?? []],
  ["package", (context, path) => context.package?.members.valuesAt(path) ?? []],
  ["term", ({ term }, path) => term?.members.valuesAt(path) ?? []],
  ["region", ({ region }, path) => region?.members.valuesAt(path) ?? []],
  ["location", ({ location }, path) => location.valuesAt(path)],
  [
    "pricing",
    (context, path) => pricesOf(context).flatMap(({ members }) => members.valuesAt(path)),
  ],
  ["query", ({ query }, path) => query.members.valuesAt(path)],
  ["cart", ({ inCart }, path) => inCart.valuesAt(path)],
  ["serviceability", ({ provider }, path) => provider?.serviceability.valuesAt(path) ?? []],
]);

/** The headline prices of the chosen provider, and those of no provider in particular. */
function pricesOf({ headlinePrices, provider }: RuleContext) {
  const chosen = provider?.value ?? "";
  return headlinePrices.filter((price) => ["", chosen].includes(price.provider));
}
