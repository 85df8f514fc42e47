/** A contract list item (1 §3). Missing texts are empty. */
export interface Contract {
  /** Milliseconds since 1970. */
  readonly createdAtMs: number | null;
  readonly customerName: string;
  readonly providerName: string;
  readonly providerUrl: string;
  /** The raw state; {@link contractStatusOf} reads it. */
  readonly state: string;
  readonly guid: string;
  /** The raw address of the contract's editor. */
  readonly uri: string;
}
