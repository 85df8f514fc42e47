import type { Catalogue } from "../catalogue.ts";
import type { Condition, ConditionSource } from "../condition.ts";
import type { DisablingRule, RuleContext } from "./disabling-rule.ts";

/** Disables a service if one of its conditions is true. */
export const conditionMatched: DisablingRule = {
  disables: ({ conditions }, context) => conditions.some((condition) => holds(condition, context)),
  changesWithCart: ({ conditions }) =>
    conditions.some(({ entity }) => entity === "cart" || entity === "package"),
};

function holds({ entity, path, values }: Condition, context: RuleContext): boolean {
  if (path === "") return false;
  const sources = entities.get(entity)?.(context) ?? [];
  return sources.some((source) => source?.valuesAt(path).some((value) => values.includes(value)));
}

type SourcesOf = (context: RuleContext) => readonly (ConditionSource | undefined)[];

/** The objects that each entity examines. Any other entity matches nothing. */
const entities: ReadonlyMap<string, SourcesOf> = new Map<string, SourcesOf>([
  ["provider", ({ provider }) => [provider?.members]],
  ["package", (context) => [context.package?.members]],
  ["term", ({ term }) => [term?.members]],
  ["region", ({ region }) => [region?.members]],
  ["location", ({ catalogue }) => [catalogue.location]],
  ["pricing", (context) => pricesOf(context).map(({ members }) => members)],
  ["query", ({ catalogue }) => [catalogue.query.members]],
  ["cart", ({ inCart }) => [inCart]],
  ["serviceability", ({ provider }) => [provider?.serviceability]],
]);

/** The headline prices of the chosen provider, and those that apply to all providers. */
function pricesOf({ catalogue, provider }: RuleContext) {
  const known = ["", provider?.value];
  return catalogue.headlinePrices.filter((price) => known.includes(price.provider));
}

/** A condition that can never match, and the reason why. */
export interface ConditionWarning {
  readonly code: "unknownEntity" | "missingKey";
  readonly entity: string;
  /** The path that the condition examines; `""` if the server did not send one. */
  readonly key: string;
}

/**
 * Finds conditions that can never match, as a hint for developers (decisions K5). They have an unknown entity, no key,
 * or a key that is missing in the search's location or query. Each is reported once.
 */
export function conditionWarningsOf({
  services,
  location,
  query,
}: Catalogue): readonly ConditionWarning[] {
  const fixed = new Map([
    ["location", location],
    ["query", query.members],
  ]);
  const found = services.flatMap(({ conditions }) =>
    conditions.flatMap((condition) => warningOf(condition, fixed) ?? []),
  );
  const each = new Map(found.map((warning) => [Object.values(warning).join("\n"), warning]));
  return [...each.values()];
}

function warningOf(
  { entity, path: key }: Condition,
  fixed: ReadonlyMap<string, ConditionSource>,
): ConditionWarning | null {
  if (!entities.has(entity)) return { code: "unknownEntity", entity, key };
  const isMissing = fixed.get(entity)?.valuesAt(key).length === 0;
  return key === "" || isMissing ? { code: "missingKey", entity, key } : null;
}
