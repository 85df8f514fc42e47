/** A contract list item (1 §3). A missing string is empty. */
export interface Contract {
  /** When the contract was created, in milliseconds since 1970. */
  readonly createdAtMs: number | null;
  readonly customerName: string;
  readonly providerName: string;
  readonly providerUrl: string;
  /** The state as the server sent it. {@link contractStatusOf} reads it. */
  readonly state: string;
  readonly guid: string;
  /** The address of the contract's editor, as sent. */
  readonly uri: string;
  /** The search inputs that were sent with the contract, without empty ones. */
  readonly query: ContractQuery;
}

/** Inputs of the proposal builder by their names on the wire. */
export type ContractQuery = Readonly<
  Partial<Record<"address" | "prepared_for" | "provider" | "term" | "package", string>>
>;

/** Sorts contracts by date, newest first. Those without a date come last, in their original order. */
export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  const timeOf = ({ createdAtMs }: Contract) => createdAtMs ?? Number.NEGATIVE_INFINITY;
  return [...contracts].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    return first === second ? 0 : second - first;
  });
}
