import { type AnswerBase, answerLinkOf } from "../links/links.ts";
import { enteredText } from "../texts/fold-text.ts";

/** A suggestion of the site search (1 §2 Header and navigation). */
export interface SiteSuggestion {
  /** Plain text to show. */
  readonly label: string;
  /** Its target, as sent; `""` if there is none. */
  readonly link: string;
  readonly value: string;
}

/** The maximum number of suggestions (1 §9). */
export const siteSuggestionLimit = 10;

/** The address of the search results. Null for a blank keyword (decisions D4). */
export function siteSearchHref(keys: string): string | null {
  const trimmed = enteredText(keys);
  return trimmed === "" ? null : `/search/site?keys=${encodeURIComponent(trimmed)}`;
}

/**
 * The target of a chosen suggestion: its link, or else a search for its value, which is never used as an address
 * (decisions D4). An unsafe link is ignored.
 */
export function suggestionHref({ link, value }: SiteSuggestion, base: AnswerBase): string | null {
  return answerLinkOf(link, base)?.href ?? siteSearchHref(value);
}
