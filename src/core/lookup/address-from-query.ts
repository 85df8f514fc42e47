import { oneLineOf } from "../texts/one-line.ts";

/** The address in the page's query. */
export interface QueriedAddress {
  /** The trimmed text for the form. `""` if it is missing. */
  readonly text: string;
  /** The address to look up. Null if the text has 3 characters or fewer. */
  readonly address: string | null;
}

/**
 * Reads `address` of a query string, with or without its `?`. The first value counts, trimmed and on one line. Only a text of more than
 * 3 UTF-16 units starts a lookup.
 */
export function addressFromQuery(query: string): QueriedAddress {
  const text = oneLineOf(new URLSearchParams(query).get("address") ?? "").trim();
  return { text, address: text.length > 3 ? text : null };
}
