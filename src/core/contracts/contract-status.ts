import type { Contract } from "./contract.ts";
import { contractMessages } from "./contract-messages.ts";

/** The status of a contract. For `other`, the server's own text is shown. */
type ContractStatus = "completed" | "expired" | "draft" | "other";

/** Reads the state. Ignores case and surrounding spaces. */
export function contractStatusOf({ state }: Pick<Contract, "state">): ContractStatus {
  const known = state.trim().toLowerCase();
  if (known === "") return "draft";
  return known === "completed" || known === "expired" ? known : "other";
}

/** The labels of the states that are not the server's own. */
export type ContractStateTexts = Readonly<Record<Exclude<ContractStatus, "other">, string>>;

/** The state as the list shows it (1 §4; decisions O1). */
export function contractStatusTextOf(
  contract: Pick<Contract, "state">,
  texts: ContractStateTexts = contractMessages,
): string {
  const key = contractStateKeyOf(contract);
  // A server's own `Draft` has the same key, and so the same label, as a draft.
  return key === "draft" || key === "completed" || key === "expired" ? texts[key] : key;
}

/** The key of a state in addresses and lists. States with the same text have the same key. */
export function contractStateKeyOf(contract: Pick<Contract, "state">): string {
  const status = contractStatusOf(contract);
  return status === "other" ? contract.state.trim().toLowerCase() : status;
}

/** The meaning of a state for the user: done, to be repeated, in progress, or up to someone else. */
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
