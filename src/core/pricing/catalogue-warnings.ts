import type { Catalogue } from "./catalogue.ts";
import { conditionEntities } from "./rules/condition-matched.ts";
import type { Condition } from "./wire/condition.ts";
import { listAt } from "./wire/list-at.ts";

/** Why a condition of a row can never match (decisions K5). */
export interface ConditionWarning {
  readonly code: "unknownEntity" | "missingKey";
  readonly entity: string;
  /** `""` when none was sent. */
  readonly key: string;
}

/**
 * Conditions that match nothing, each once, for a caller that reports them (decisions K5): an entity
 * of no known name, no key, or a key that the search's own location or query does not have.
 */
export function conditionWarningsOf({ rows, search }: Catalogue): readonly ConditionWarning[] {
  const fixed = new Map([
    ["location", search.location],
    ["query", search.query],
  ]);
  const found = [...rows.values()].flatMap(({ conditions }) =>
    conditions.flatMap((condition) => warningOf(condition, fixed) ?? []),
  );
  const each = new Map(found.map((warning) => [Object.values(warning).join("\n"), warning]));
  return [...each.values()];
}

function warningOf(
  { entity, path: key }: Condition,
  fixed: ReadonlyMap<string, unknown>,
): ConditionWarning | null {
  if (!conditionEntities.has(entity)) return { code: "unknownEntity", entity, key };
  const isMissing = fixed.has(entity) && listAt(fixed.get(entity), key).length === 0;
  return key === "" || isMissing ? { code: "missingKey", entity, key } : null;
}

/** Types that no section shows, each once, for a caller that reports them (decisions MT5). */
export function unknownTypesOf({ rows }: Catalogue): readonly string[] {
  const unknown = [...rows.values()].filter(({ family }) => family === null);
  return [...new Set(unknown.map(({ type }) => type))];
}
