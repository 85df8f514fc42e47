import type { TextGroup } from "../../core/texts/text-group.ts";
import { isRecord } from "../../core/values/record.ts";
import { groupsOfElements, sharedGroups } from "../../elements/locales/text-groups.ts";
import { templateOf } from "./template-of.ts";

/** A text of the elements, as a translator needs it. */
export interface TextRow {
  /** The key of the text in the key `messages` of the configuration, such as `login-form.submit`. */
  readonly key: string;
  /** The tags of the elements that have it; empty for a text that all elements share. */
  readonly elements: readonly string[];
  /** The English text with its placeholders; null for one that is not written from values alone. */
  readonly english: string | null;
  /** The text in the other language; null without one. */
  readonly translation: string | null;
}

/** All texts, in the order of their elements, those that elements share first. */
export function textRowsOf(
  translationOf: (element: string, group: TextGroup<unknown>) => unknown,
): readonly TextRow[] {
  const owners = new Map<TextGroup<unknown>, readonly string[]>();
  for (const group of sharedGroups) owners.set(group, []);
  for (const [element, groups] of Object.entries(groupsOfElements)) {
    for (const group of groups) owners.set(group, [...(owners.get(group) ?? []), element]);
  }
  return [...owners].flatMap(([group, elements]) =>
    rowsOf(group.key, group.english, translationOf(elements[0] ?? "", group)).map((row) => ({
      ...row,
      elements,
    })),
  );
}

/** The rows of a text or of the texts in it. The other language may have more forms of a word. */
function rowsOf(
  key: string,
  english: unknown,
  translated: unknown,
): readonly Omit<TextRow, "elements">[] {
  if (typeof english !== "object" && typeof translated !== "object") {
    return [{ key, english: writtenIn(english), translation: writtenIn(translated) }];
  }
  const [texts, others] = [membersOf(english), membersOf(translated)];
  return [...new Set([...Object.keys(texts), ...Object.keys(others)])].flatMap((name) =>
    rowsOf(`${key}.${name}`, texts[name], others[name]),
  );
}

function membersOf(texts: unknown): Readonly<Record<string, unknown>> {
  return isRecord(texts) || Array.isArray(texts) ? { ...texts } : {};
}

function writtenIn(text: unknown): string | null {
  if (typeof text === "function") return templateOf(text as (...args: never[]) => unknown);
  return typeof text === "string" ? text : null;
}

/** The placeholders in a text, each once and in order. */
export function placeholdersIn(text: string): readonly string[] {
  return [...new Set(text.match(/\{\d\}/g))].sort();
}
