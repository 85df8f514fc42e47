import type { JsonValue } from "../core/wire/sent.ts";

/** A copy of the content with another value at a path; undefined removes the member or the item of a list. */
export function changedAt(
  content: JsonValue,
  [step, ...rest]: readonly string[],
  value: JsonValue | undefined,
): JsonValue {
  if (step === undefined) return value ?? null;
  if (isList(content)) {
    const index = Number(step);
    const isRemoved = rest.length === 0 && value === undefined;
    return isRemoved
      ? content.toSpliced(index, 1)
      : content.with(index, changedAt(content[index] ?? null, rest, value));
  }
  const members = typeof content === "object" && content !== null ? content : {};
  const names = [...new Set([...Object.keys(members), step])];
  const isKept = (name: string) => name !== step || rest.length > 0 || value !== undefined;
  const memberOf = (name: string) => {
    const inner = Object.hasOwn(members, name) ? (members[name] ?? null) : null;
    return name === step ? changedAt(inner, rest, value) : inner;
  };
  return Object.fromEntries(names.filter(isKept).map((name) => [name, memberOf(name)]));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
