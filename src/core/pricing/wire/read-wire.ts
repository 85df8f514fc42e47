/** How loose members of rows are read (decisions M5, Z6). */

/** Text of a text or a number, trimmed; `""` for anything else. */
export function textOf(raw: unknown): string {
  if (typeof raw === "string") return raw.trim();
  return typeof raw === "number" && Number.isFinite(raw) ? String(raw) : "";
}

/** True for true, 1, "1" and "true" (decisions Z6). */
export function isTruthyFlag(raw: unknown): boolean {
  if (typeof raw === "string") return ["1", "true"].includes(raw.trim().toLowerCase());
  return raw === true || raw === 1;
}

/** Missing is no item, a lone item a list of one, an object with number keys a list. */
export function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (raw === null || raw === undefined || raw === "") return [];
  const isNumbered = isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : [raw];
}

/** Texts of a list of texts, numbers or `{id}` (decisions J3), each once, blank ones gone. */
export function idsOf(raw: unknown): readonly string[] {
  const ids = listOf(raw).map((item) => textOf(isRecord(item) ? item.id : item));
  return [...new Set(ids.filter((id) => id !== ""))];
}

export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** An own member of an object, never one of its prototype. */
export function memberOf(raw: unknown, key: string): unknown {
  return isRecord(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined;
}
