import { isRecord, listOf, memberOf, textOf } from "../read-wire.ts";
import type { DisablingRule, Scene } from "./disabling-rule.ts";

/** One of the row's own conditions holds (rulings K5). */
export const conditionMatched: DisablingRule = {
  code: "conditionMatched",
  disables: ({ row }, scene) =>
    listOf(row.condition_disabled)
      .filter(isRecord)
      .some(({ entity, key, value }) => {
        const read = sources.get(textOf(entity));
        const path = textOf(key);
        if (!read || path === "") return false;
        return read(scene).some((source) => matches(valueAt(source, path), value));
      }),
};

/** What each entity names; an unknown one matches nothing. */
const sources: ReadonlyMap<string, (scene: Scene) => readonly unknown[]> = new Map([
  ["provider", ({ provider }: Scene) => [provider]],
  ["package", (scene: Scene) => [scene.package]],
  ["term", ({ term }: Scene) => [term]],
  ["region", ({ region }: Scene) => [region]],
  ["location", ({ search }: Scene) => [search.location]],
  ["pricing", pricesOf],
  ["query", ({ search }: Scene) => [search.query]],
  ["cart", ({ inCart }: Scene) => inCart.rows().map(({ row }) => row)],
  ["serviceability", ({ provider }: Scene) => [memberOf(provider, "serviceability")]],
]);

/** The prices of the chosen provider; those that name none are everyone's. */
function pricesOf({ search, provider }: Scene): readonly unknown[] {
  const chosen = textOf(memberOf(provider, "value"));
  return listOf(search.pricing).filter((price) =>
    ["", chosen].includes(textOf(memberOf(price, "provider"))),
  );
}

function valueAt(source: unknown, path: string): unknown {
  return path.split(".").reduce(memberOf, source);
}

/** Any of what is found equals any of what is asked for. */
function matches(found: unknown, wanted: unknown): boolean {
  return listOf(found).some((one) => listOf(wanted).some((other) => equals(one, other)));
}

function equals(a: unknown, b: unknown): boolean {
  if (typeof a === "boolean" || typeof b === "boolean") {
    const flag = flagOf(a);
    return flag !== null && flag === flagOf(b);
  }
  const text = textOf(a);
  return text !== "" && text === textOf(b);
}

/** Booleans as sent: true, "true" and 1 are one (rulings K5). */
function flagOf(raw: unknown): boolean | null {
  const text = typeof raw === "boolean" ? String(raw) : textOf(raw).toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : null;
}
