import { type AnswerBase, answerLinkOf } from "../links.ts";

/** A suggestion of the site search (1 §2 Header and navigation). */
export interface SiteSuggestion {
  /** Plain text to show. */
  readonly label: string;
  /** What it leads to, as sent; `""` for none. */
  readonly link: string;
  readonly value: string;
}

/** So many suggestions are shown at most (1 §9). */
export const siteSuggestionLimit = 10;

/** Where the site search shows what it found; null for a keyword of spaces (decisions D4). */
export function siteSearchHref(keys: string): string | null {
  const wanted = keys.trim();
  return wanted === "" ? null : `/search/site?keys=${encodeURIComponent(wanted)}`;
}

/**
 * Where a chosen suggestion leads: to its link, else to a search for its value, which is never an
 * address (decisions D4). A link that may not be followed is none.
 */
export function suggestionHref({ link, value }: SiteSuggestion, base: AnswerBase): string | null {
  return answerLinkOf(link, base)?.href ?? siteSearchHref(value);
}
