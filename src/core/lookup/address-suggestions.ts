/** A suggested address: `label` is the plain text to show, `value` the text to search for. */
export interface AddressSuggestion {
  readonly value: string;
  readonly label: string;
}

/** The answer of the address suggestions call. */
export interface AddressSuggestions {
  readonly rows: readonly AddressSuggestion[];
  /** The token for the next call. Null if the answer has none. */
  readonly lookupToken: string | null;
}
