/** A suggestion below a search box: `label` is plain text to show, `value` is what is searched. */
export interface KeywordSuggestion {
  readonly label: string;
  readonly value: string;
}

/** What is suggested, and the text it is suggested for. */
export interface SuggestedKeywords {
  readonly query: string;
  readonly rows: readonly KeywordSuggestion[];
}

/** What is searched for a text: the value of the suggestion that it names, else the text (decisions F1). */
export function searchedValueOf(text: string, { rows }: SuggestedKeywords): string {
  const wanted = text.trim();
  return rows.find(({ label }) => label === wanted)?.value ?? wanted;
}

/** The same where only suggestions can be found: the only one for the text is taken (decisions ZA12). */
export function filterValueOf(text: string, suggested: SuggestedKeywords): string {
  const [only, other] = suggested.query === text.trim() ? suggested.rows : [];
  return only && !other ? only.value : searchedValueOf(text, suggested);
}
