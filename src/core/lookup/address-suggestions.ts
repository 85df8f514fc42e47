/** One suggested address (decisions F5): `label` is plain text to show, `value` is what is searched. */
export interface AddressSuggestion {
  readonly value: string;
  readonly label: string;
}

/** Answer of the address suggestions call (1 §7). */
export interface AddressSuggestions {
  readonly rows: readonly AddressSuggestion[];
  /** Sent along with the next call; null when the answer gives none (decisions G34). */
  readonly lookupToken: string | null;
}
