import type { TextGroup } from "../../core/texts/text-group.ts";
import { isRecord } from "../../core/values/record.ts";

const vowels: Readonly<Record<string, string>> = {
  a: "àá",
  e: "èé",
  i: "ìí",
  o: "òó",
  u: "ùú",
  A: "ÀÁ",
  E: "ÈÉ",
  I: "ÌÍ",
  O: "ÒÓ",
  U: "ÙÚ",
};

/** Brackets the text and doubles its vowels, which makes it about 40 % longer, as translations are. */
function longText(english: string): string {
  const text = english.trim();
  if (text === "") return english;
  const long = text.replace(/[aeiou]/gi, (letter) => vowels[letter] ?? letter);
  return english.replace(text, () => `[${long}]`);
}

/** The order of letters that is reversed on the screen, between marks from right to left. */
const mirroredText = (english: string) => `\u200f\u202e${english}\u202c\u200f`;

const textIn: Readonly<Record<string, (english: string) => string>> = {
  "en-XA": longText,
  "ar-XB": mirroredText,
};

/** The texts of a group in a language for tests. */
export function pseudoTexts({ english }: TextGroup<unknown>, locale: string): unknown {
  return changed(english, textIn[locale] ?? String);
}

function changed(texts: unknown, textOf: (english: string) => string): unknown {
  if (typeof texts === "string") return textOf(texts);
  if (typeof texts === "function") {
    return (...args: readonly unknown[]) => changed(texts(...args), textOf);
  }
  if (Array.isArray(texts)) return texts.map((one) => changed(one, textOf));
  if (!isRecord(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, one]) => [name, changed(one, textOf)]),
  );
}
