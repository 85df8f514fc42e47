/** A suggestion below a search box: `label` is plain text to show, `value` is what is searched. */
export interface KeywordSuggestion {
  readonly label: string;
  readonly value: string;
}

/** What is searched for a text: the value of the suggestion that it names, else the text (rulings F1). */
export function searchedValueOf(text: string, suggestions: readonly KeywordSuggestion[]): string {
  const wanted = text.trim();
  return suggestions.find(({ label }) => label === wanted)?.value ?? wanted;
}
