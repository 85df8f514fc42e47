/** What the page's query says about the address. */
export interface QueriedAddress {
  /** Goes into the form; trimmed, `""` when there is none. */
  readonly text: string;
  /** Goes into a lookup; null when the text is not longer than 3 characters. */
  readonly address: string | null;
}

/**
 * Reads `address` of a query string, with or without its `?` (1 §5; decisions G1, G2): the first value
 * counts, trimmed, and only more than 3 UTF-16 units start a lookup.
 */
export function addressFromQuery(query: string): QueriedAddress {
  const text = new URLSearchParams(query).get("address")?.trim() ?? "";
  return { text, address: text.length > 3 ? text : null };
}
