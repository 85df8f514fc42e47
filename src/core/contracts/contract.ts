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
  /** What was searched for, as it was sent with the contract (decisions N7, O8), without empty members. */
  readonly query: ContractQuery;
}

/** Inputs of the proposal builder by their names on the wire. */
export type ContractQuery = Readonly<
  Partial<Record<"address" | "prepared_for" | "provider" | "term" | "package", string>>
>;

/** Sorts the list (decisions O5): newest first, those without a date last, in their original order. */
export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  const timeOf = ({ createdAtMs }: Contract) => createdAtMs ?? Number.NEGATIVE_INFINITY;
  return [...contracts].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    return first === second ? 0 : second - first;
  });
}
