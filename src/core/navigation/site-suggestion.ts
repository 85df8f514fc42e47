import { type AnswerBase, answerLinkOf } from "../links/links.ts";
import { enteredText } from "../texts/fold-text.ts";

/** A suggestion of the site search. */
export interface SiteSuggestion {
  /** The plain text to show. */
  readonly label: string;
  /** The target as sent. `""` if it is missing. */
  readonly link: string;
  readonly value: string;
}

/** The maximum number of suggestions. */
export const siteSuggestionLimit = 10;

/** The address of the search results. Null for a blank keyword. */
export function siteSearchHref(keys: string): string | null {
  const trimmed = enteredText(keys);
  return trimmed === "" ? null : `/search/site?keys=${encodeURIComponent(trimmed)}`;
}

/**
 * The target of a chosen suggestion: its link, or else a search for its value. The value is never used as an address.
 * An unsafe link is ignored.
 */
export function suggestionHref({ link, value }: SiteSuggestion, base: AnswerBase): string | null {
  return answerLinkOf(link, base)?.href ?? siteSearchHref(value);
}
