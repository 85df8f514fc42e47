import type { Condition } from "../wire/condition.ts";
import { listAt } from "../wire/list-at.ts";
import { listOf, memberOf, textOf } from "../wire/read-wire.ts";
import type { DisablingRule, RuleContext } from "./disabling-rule.ts";

/** One of the row's own conditions holds (decisions K5). */
export const conditionMatched: DisablingRule = {
  code: "conditionMatched",
  disables: ({ conditions }, scene) => conditions.some((condition) => holds(condition, scene)),
};

function holds({ entity, path, wanted }: Condition, scene: RuleContext): boolean {
  const valuesOf = path === "" ? undefined : conditionEntities.get(entity);
  const found = valuesOf?.(scene, path) ?? [];
  return found.some((one) => wanted.some((other) => equals(one, other)));
}

/** What each entity has at a path; an unknown entity is none of them, and matches nothing. */
export const conditionEntities: ReadonlyMap<
  string,
  (scene: RuleContext, path: string) => readonly unknown[]
> = new Map([
  ["provider", ({ provider }: RuleContext, path: string) => listAt(provider, path)],
  ["package", (scene: RuleContext, path: string) => listAt(scene.package, path)],
  ["term", ({ term }: RuleContext, path: string) => listAt(term, path)],
  ["region", ({ region }: RuleContext, path: string) => listAt(region, path)],
  ["location", ({ search }: RuleContext, path: string) => listAt(search.location, path)],
  [
    "pricing",
    (scene: RuleContext, path: string) => pricesOf(scene).flatMap((price) => listAt(price, path)),
  ],
  ["query", ({ search }: RuleContext, path: string) => listAt(search.query, path)],
  ["cart", ({ inCart }: RuleContext, path: string) => inCart.valuesAt(path)],
  [
    "serviceability",
    ({ provider }: RuleContext, path: string) => listAt(memberOf(provider, "serviceability"), path),
  ],
]);

/** The prices of the chosen provider; those that name none are everyone's. */
function pricesOf({ search, provider }: RuleContext): readonly unknown[] {
  const chosen = textOf(memberOf(provider, "value"));
  return listOf(search.pricing).filter((price) =>
    ["", chosen].includes(textOf(memberOf(price, "provider"))),
  );
}

function equals(a: unknown, b: unknown): boolean {
  const flag = flagOf(a);
  if (flag !== null && flag === flagOf(b)) return true;
  const text = textOf(a);
  return text !== "" && text === textOf(b);
}

/** Flags however they are sent: true, "true" and 1 are one, and so are their opposites (decisions K5). */
function flagOf(raw: unknown): boolean | null {
  const text = typeof raw === "boolean" ? String(raw) : textOf(raw).toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : null;
}
