import type { Contract } from "./contract.ts";
import { contractMessages } from "./contract-messages.ts";

/** The status of a contract; `other` is shown as the server says it. */
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

/** The state in an address and in a list of states: those with the same text are one (decisions O9). */
export function contractStateKeyOf(contract: Pick<Contract, "state">): string {
  const status = contractStatusOf(contract);
  return status === "other" ? contract.state.trim().toLowerCase() : status;
}

/** What a state means for the person: done, to be done again, in work, or with somebody else (decisions O10). */
export type ContractMeaning = "success" | "warning" | "work" | "other";

const meanings = {
  completed: "success",
  expired: "warning",
  draft: "work",
  other: "other",
} as const satisfies Record<ContractStatus, ContractMeaning>;

export function contractMeaningOf(contract: Pick<Contract, "state">): ContractMeaning {
  return meanings[contractStatusOf(contract)];
}
