import type { Contract } from "./contract.ts";
import { contractMessages } from "./contract-messages.ts";

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
