import { enteredText } from "../texts/fold-text.ts";

/** A suggestion of a search box: `label` is the plain text to show, `value` the text to search for. */
export interface KeywordSuggestion {
  readonly label: string;
  readonly value: string;
}

/** Suggestions, and the text for which they were requested. */
export interface SuggestedKeywords {
  readonly query: string;
  readonly rows: readonly KeywordSuggestion[];
}

/** The value to search for: that of the suggestion that equals the text, or else the text. */
export function searchedValueOf(text: string, { rows }: SuggestedKeywords): string {
  const keyword = enteredText(text);
  return rows.find(({ label }) => enteredText(label) === keyword)?.value ?? keyword;
}

/**
 * Like {@link searchedValueOf}, for boxes that accept only suggestions. A single suggestion is used even if it differs
 * from the text.
 */
export function filterValueOf(text: string, suggested: SuggestedKeywords): string {
  const [only, other] = suggested.query === enteredText(text) ? suggested.rows : [];
  return only && !other ? only.value : searchedValueOf(text, suggested);
}
