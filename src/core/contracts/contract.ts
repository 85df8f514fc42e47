import { contractMessages } from "./contract-messages.ts";
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

/** The status of a contract; `other` has a label and no action. */
type ContractStatus = "completed" | "expired" | "draft" | "other";

/** Reads the state, ignoring case and surrounding spaces (decisions O5). */
export function contractStatusOf({ state }: Pick<Contract, "state">): ContractStatus {
  const known = state.trim().toLowerCase();
  if (known === "") return "draft";
  return known === "completed" || known === "expired" ? known : "other";
}

/** The state as shown in the list (1 §4; decisions O1). */
export function contractStatusTextOf(contract: Pick<Contract, "state">): string {
  const status = contractStatusOf(contract);
  return status === "other" ? contract.state.trim().toLowerCase() : contractMessages[status];
}

/** Sorts the list (decisions O5): newest first, those without a date last, in their original order. */
export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  const timeOf = ({ createdAtMs }: Contract) => createdAtMs ?? Number.NEGATIVE_INFINITY;
  return [...contracts].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    return first === second ? 0 : second - first;
  });
}
