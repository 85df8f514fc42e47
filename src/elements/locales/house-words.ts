import type { ConfiguredWords } from "../../core/config.ts";
import type { TextGroup, Translations } from "../../core/texts/text-group.ts";
import { isRecord } from "../../core/values/record.ts";
import type { Texts } from "./translate.ts";

/**
 * The words of a site in a language, as a pack. Words for a language without a region are those of any region.
 *
 * @param locale - the language, such as `es-US`
 */
export function houseWordsIn(words: ConfiguredWords, locale: string): Texts {
  const [language = ""] = locale.split("-", 1);
  const pack: Record<string, unknown> = {};
  for (const [key, text] of Object.entries({ ...words[language], ...words[locale] })) {
    if (key.includes(".")) place(pack, key.split("."), text);
  }
  return pack;
}

/** Places a text in the objects that the parts of its key name. */
function place(into: Record<string, unknown>, [name, ...rest]: readonly string[], text: string) {
  if (name === undefined) return;
  if (rest.length === 0) into[name] = text;
  else {
    const inner: Record<string, unknown> = isRecord(into[name]) ? { ...into[name] } : {};
    into[name] = inner;
    place(inner, rest, text);
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
