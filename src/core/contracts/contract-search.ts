import { foldText } from "../texts/fold-text.ts";
import type { Contract } from "./contract.ts";
import { contractStateKeyOf, contractStatusTextOf } from "./contract-status.ts";
import type { ContractView } from "./contract-view.ts";

/**
 * The contracts of a state that have all words of a search in what their row shows, in their order.
 *
 * @param dateOf - the date of a contract as its row shows it
 */
export function findContracts(
  contracts: readonly Contract[],
  { keyword, state }: ContractView,
  dateOf: (contract: Contract) => string,
): readonly Contract[] {
  const words = foldText(keyword).split(/\s+/).filter(Boolean);
  return contracts.filter((contract) => {
    if (state !== "" && contractStateKeyOf(contract) !== state) return false;
    const { customerName, providerName } = contract;
    const shown = [dateOf(contract), customerName, providerName, contractStatusTextOf(contract)];
    const text = foldText(shown.join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** The date of a contract as its row shows it; `""` without one. */
export function dateOf({ createdAtMs }: Contract, write: (timeMs: number) => string): string {
  return createdAtMs === null ? "" : write(createdAtMs);
}

/** A state of the list, its text and how many contracts have it. */
export interface ContractStateCount {
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

/** What is to be done comes first, then the states without an action of their own, in the order of the list. */
const firstStates = ["draft", "completed", "expired"];

/**
 * The states of a list to choose from.
 *
 * @param chosen - the state of the address, which stays a choice where no contract has it; `""` for none
 */
export function contractStatesIn(
  contracts: readonly Contract[],
  chosen: string,
): readonly ContractStateCount[] {
  const counts = new Map<string, number>();
  for (const contract of contracts) {
    const key = contractStateKeyOf(contract);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (chosen !== "" && !counts.has(chosen)) counts.set(chosen, 0);
  const known = firstStates.filter((key) => counts.has(key));
  const others = [...counts.keys()].filter((key) => !known.includes(key));
  return [...known, ...others].map((key) => ({
    key,
    text: contractStatusTextOf({ state: key }),
    count: counts.get(key) ?? 0,
  }));
}
