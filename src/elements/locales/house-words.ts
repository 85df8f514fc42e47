import type { ConfiguredWords } from "../../core/config.ts";
import type { TextGroup, Translations } from "../../core/texts/text-group.ts";
import { isRecord, recordOf } from "../../core/values/record.ts";
import { groupKeys } from "./group-keys.ts";
import type { Texts } from "./translate.ts";

/** Keys have fewer parts. */
const maxParts = 8;

/**
 * The words of a site in a language, as a pack. Words for a language without a region are those of any region. Ignores what
 * is no text.
 *
 * @param tags - the language, the most general tag first, such as `es`, `es-US`, `es-MX`
 */
export function houseWordsIn(words: ConfiguredWords, tags: readonly string[]): Texts {
  const pack: Record<string, unknown> = {};
  const named = Object.entries(words).map(([tag, own]) => [tag.toLowerCase(), own] as const);
  for (const tag of new Set(tags.map((one) => one.toLowerCase()))) {
    const own = named.flatMap(([name, texts]) =>
      name === tag ? Object.entries(recordOf(texts)) : [],
    );
    for (const [key, text] of own) {
      const parts = key.split(".", maxParts);
      if (typeof text === "string" && text.trim() !== "" && parts.length > 1)
        place(pack, parts, text);
    }
  }
  return pack;
}

/** Places a text in the objects that the parts of its key name. A text has no parts of its own. */
function place(
  into: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
  text: string,
) {
  const known = Object.hasOwn(into, name) ? into[name] : undefined;
  if (rest.length === 0) {
    if (!isRecord(known)) into[name] = text;
  } else if (known === undefined || isRecord(known)) {
    const inner: Record<string, unknown> = { ...recordOf(known) };
    into[name] = inner;
    place(inner, rest, text);
  }
}

/** Reports the keys of words that belong to no group. */
export function reportUnknownGroups(words: Texts, onUnknown: (key: string) => void): void {
  for (const [group, own] of Object.entries(words)) {
    if (groupKeys.includes(group)) continue;
    for (const name of unknownNames({}, own)) onUnknown(`${group}.${name}`);
  }
}

/** The same translations. Reports a key of the words that no text of its group has, when the group is first read. */
export function reportingUnknown(
  { textsOf }: Translations,
  words: Texts,
  onUnknown: (key: string) => void,
): Translations {
  const checked = new WeakSet<TextGroup<unknown>>();
  return {
    textsOf(group) {
      if (!checked.has(group)) {
        checked.add(group);
        for (const name of unknownNames(group.english, words[group.key])) {
          onUnknown(`${group.key}.${name}`);
        }
      }
      return textsOf(group);
    },
  };
}

function unknownNames(texts: unknown, words: unknown): readonly string[] {
  if (!isRecord(words)) return [];
  return Object.entries(words).flatMap(([name, word]) => {
    if (!isRecord(texts) || !Object.hasOwn(texts, name)) return [name];
    return unknownNames(texts[name], word).map((inner) => `${name}.${inner}`);
  });
}
