import type { TextGroup, Translations } from "../../core/texts/text-group.ts";
import { isRecord } from "../../core/values/record.ts";

/** Translations by the key of their group. */
type Packs = Readonly<Record<string, unknown>>;

/** The texts of several packs. A later pack overrides an earlier one, text by text. */
export function translationsOf(packs: readonly Packs[]): Translations {
  const known = new WeakMap<TextGroup<unknown>, unknown>();
  return {
    textsOf<Texts>(group: TextGroup<Texts>): Texts {
      const found =
        known.get(group) ??
        packs.reduce((texts, pack) => joined(texts, pack[group.key]), group.english as unknown);
      known.set(group, found);
      // The texts of a group have the type of its English texts.
      return found as Texts;
    },
  };
}

/** The texts with those of a translation in their places. */
function joined(texts: unknown, translated: unknown): unknown {
  if (!isRecord(texts) || !isRecord(translated)) return translated ?? texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, joined(text, translated[name])]),
  );
}
