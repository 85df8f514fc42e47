import type { CatalogueRow } from "../catalogue-row.ts";
import { conditionMatched } from "./condition-matched.ts";
import { dependencyMissing } from "./dependency-missing.ts";
import type { DisabledCode, DisablingRule, RuleContext } from "./disabling-rule.ts";
import { linkedServiceDisabled } from "./linked-service-disabled.ts";
import { speedExceeded } from "./speed-exceeded.ts";
import { speedUnverified } from "./speed-unverified.ts";

/** In the order in which a reason is looked for. */
export const disablingRules: readonly DisablingRule[] = [
  dependencyMissing,
  speedExceeded,
  speedUnverified,
  conditionMatched,
  linkedServiceDisabled,
];

/** Why a row cannot be chosen: the first rule that disables it; null when none does. */
export function disabledCodeOf(row: CatalogueRow, scene: RuleContext): DisabledCode | null {
  return judge(row, scene, noneVisited);
}

const noneVisited: ReadonlySet<string> = new Set();

function judge(
  row: CatalogueRow,
  scene: RuleContext,
  visited: ReadonlySet<string>,
): DisabledCode | null {
  if (visited.has(row.id)) return null;
  const seen = row.links.length === 0 ? visited : new Set([...visited, row.id]);
  const isDisabled = (other: CatalogueRow, imagined: RuleContext) =>
    judge(other, imagined, seen) !== null;
  return disablingRules.find((rule) => rule.disables(row, scene, isDisabled))?.code ?? null;
}
