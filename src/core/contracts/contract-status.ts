import type { Contract } from "./contract.ts";
import { contractMessages } from "./contract-messages.ts";

/** What a state means; `other` has a label and nothing else. */
export type ContractStatus = "completed" | "expired" | "draft" | "other";

/** Case and space around it do not matter (decisions O5). */
export function contractStatusOf({ state }: Pick<Contract, "state">): ContractStatus {
  const known = state.trim().toLowerCase();
  if (known === "") return "draft";
  return known === "completed" || known === "expired" ? known : "other";
}

/** The state as the list shows it (1 §4; decisions O1). */
export function contractStatusTextOf(contract: Pick<Contract, "state">): string {
  const status = contractStatusOf(contract);
  return status === "other" ? contract.state.trim().toLowerCase() : contractMessages[status];
}
