import { expect } from "vitest";
import type { TextGroup } from "../../../src/core/texts/text-group.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { groupsOfElements, sharedGroups } from "../../../src/elements/locales/text-groups.ts";
import { plainTextsIn } from "./plain-texts.ts";

const spokenAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Words of sentences that have values, and of no Spanish or French one. */
const englishWords =
  /\b(?:address(?:es)?|all|and|column|failed|for|from|have|has|is|of|providers?|rows?|results|seconds?|selected|show|the|this|upload|with|you)\b/i;

/** The function that returns the texts of a group in a language. */
export async function translatedTexts(locale: string, tag: string) {
  const { translations } = await loadLocale(locale, tag, {}, expect.fail);
  return translations.textsOf;
}

/** Every text that an element draws or says, also in elements within it. */
export function drawnWordsOf(element: Element): readonly string[] {
  return wordsIn(elementsIn(element.shadowRoot ?? element));
}

function elementsIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll("*")].flatMap((one) => [
    one,
    ...(one.shadowRoot === null ? [] : elementsIn(one.shadowRoot)),
  ]);
}

/** Every text that elements draw or say, without those in them. */
export function wordsIn(elements: readonly Element[]): readonly string[] {
  const all = elements.filter(({ localName }) => localName !== "style");
  const spoken = all.flatMap((one) => spokenAttributes.map((name) => one.getAttribute(name) ?? ""));
  const written = all.flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  );
  return [...new Set([...spoken, ...written].map((text) => text.trim()).filter(Boolean))];
}

/** The texts of a screen that are English, except those that the other language has, too. */
export function englishTextsIn(
  element: Element,
  tag: string,
  translated: (group: TextGroup<unknown>) => unknown,
): readonly string[] {
  const groups = [...(groupsOfElements[tag] ?? []), ...sharedGroups];
  const english = new Set(groups.flatMap((group) => plainTextsIn(group.english)));
  for (const group of groups) {
    for (const text of plainTextsIn(translated(group))) english.delete(text);
  }
  return drawnWordsOf(element).filter((text) => english.has(text));
}

/** The words of a screen that are English, or may be. */
export function englishWordsIn(
  element: Element,
  tag: string,
  translated: (group: TextGroup<unknown>) => unknown,
): readonly string[] {
  const sentences = drawnWordsOf(element).filter((text) => englishWords.test(text));
  return [...englishTextsIn(element, tag, translated), ...sentences];
}
