import type { PluralForms } from "./plural-forms.ts";

/**
 * Texts of the user interface that are translated together. The code contains the English ones (decisions W30).
 *
 * Read them with `texts` of a `Formatting`, or with `useTexts` in a view.
 */
export interface TextGroup<Texts, Key extends string = string> {
  /** The name of the group in the files of other languages, and before the dot in the key of a text. */
  readonly key: Key;
  readonly english: Texts;
}

/** The same texts in any language: a translation has other strings, and functions with the same arguments. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : Texts extends PluralForms
      ? PluralForms
      : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

/** The texts that a translation of a group must have. */
export type TextsOf<Group> = Group extends TextGroup<infer Texts> ? Texts : never;

/** Names the English texts of a group. */
export function textGroup<const Key extends string, const Texts>(
  key: Key,
  english: Texts & Translated<Texts>,
): TextGroup<Translated<Texts>, Key> {
  return { key, english };
}

/** Reads the texts of a group in a language, as a `Formatting` does. */
export interface TextReader {
  readonly texts: <Texts>(group: TextGroup<Texts>) => Texts;
}

/** The texts of a language other than English. A text without a translation is English. */
export interface Translations {
  readonly textsOf: <Texts>(group: TextGroup<Texts>) => Texts;
}

/** The texts of a group in a language; in English without translations. */
export function localTexts<Texts>(
  translations: Translations | null | undefined,
  group: TextGroup<Texts>,
): Texts {
  return translations?.textsOf(group) ?? group.english;
}
