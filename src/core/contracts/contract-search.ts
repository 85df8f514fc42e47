import { foldText } from "../texts/fold-text.ts";
import type { Contract } from "./contract.ts";
import {
  type ContractStateTexts,
  contractStateKeyOf,
  contractStatusTextOf,
} from "./contract-status.ts";
import type { ContractView } from "./contract-view.ts";

/**
 * Finds the contracts of a state whose rows contain all words of a search. Keeps the order.
 *
 * @param dateOf - formats the date of a contract as its row shows it.
 * @param texts - the labels of the states as the rows show them.
 */
export function findContracts(
  contracts: readonly Contract[],
  { keyword, state }: ContractView,
  dateOf: (contract: Contract) => string,
  texts: ContractStateTexts,
): readonly Contract[] {
  const words = foldText(keyword).split(/\s+/).filter(Boolean);
  return contracts.filter((contract) => {
    if (state !== "" && contractStateKeyOf(contract) !== state) return false;
    const { customerName, providerName, query } = contract;
    const shown = [
      dateOf(contract),
      customerName,
      query.address ?? "",
      providerName,
      contractStatusTextOf(contract, texts),
    ];
    const text = foldText(shown.join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** The date of a contract as its row shows it, or `""` if it has none. */
export function dateOf({ createdAtMs }: Contract, write: (timeMs: number) => string): string {
  return createdAtMs === null ? "" : write(createdAtMs);
}

/** A state, its text, and the number of contracts in it. */
export interface ContractStateCount {
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

/** States that need an action come first. The others follow in the order of the list. */
const firstStates = ["draft", "completed", "expired"];

/**
 * The states that the user can choose from.
 *
 * @param chosen - the state in the address, offered even if no contract has it. `""` for none.
 */
export function contractStatesIn(
  contracts: readonly Contract[],
  chosen: string,
  texts: ContractStateTexts,
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
    text: contractStatusTextOf({ state: key }, texts),
    count: counts.get(key) ?? 0,
  }));
}
