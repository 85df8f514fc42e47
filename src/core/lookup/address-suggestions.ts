/** A suggested address (decisions F5): `label` is the plain text to show, `value` the text to search for. */
export interface AddressSuggestion {
  readonly value: string;
  readonly label: string;
}

/** Answer of the address suggestions call (1 §7). */
export interface AddressSuggestions {
  readonly rows: readonly AddressSuggestion[];
  /** Sent with the next call. Null if the answer has none (decisions G34). */
  readonly lookupToken: string | null;
}
