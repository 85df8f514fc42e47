/** The address in the page's query. */
export interface QueriedAddress {
  /** The text for the form: trimmed, `""` if there is none. */
  readonly text: string;
  /** The address to look up. Null if the text has 3 characters or fewer. */
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
