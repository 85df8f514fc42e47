import type { JsonValue } from "../core/wire/sent.ts";

/**
 * The content of an answer with only the value at a path, so that parsing it several times is fast.
 */
export interface Focused {
  readonly content: JsonValue;
  readonly path: readonly string[];
}

const fewItems = 2;

/** The content with only the item on the path in each list, and the first items of all other lists. */
export function focusedOn(content: JsonValue, path: readonly string[]): Focused {
  const [step, ...rest] = path;
  if (step === undefined) return { content: trimmed(content), path };
  if (isList(content)) {
    const inner = focusedOn(content[Number(step)] ?? null, rest);
    return { content: [inner.content], path: ["0", ...inner.path] };
  }
  if (!isObject(content)) return { content, path };
  const inner = focusedOn(content[step] ?? null, rest);
  const members = Object.entries(content).map(([name, value]) => [
    name,
    name === step ? inner.content : trimmed(value),
  ]);
  return { content: Object.fromEntries(members), path: [step, ...inner.path] };
}

function trimmed(content: JsonValue): JsonValue {
  if (isList(content)) return content.slice(0, fewItems).map(trimmed);
  if (!isObject(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([name, one]) => [name, trimmed(one)]));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !isList(value);
}
