import {
  type ElementTester,
  elementTesterOf,
  shownPart,
  type TestedElement,
} from "../element-tester.ts";
import { contractsTester } from "../parts/contracts-tester.ts";
import { rowsOf, type ShownRow } from "../read-part.ts";

export interface ContractsTester extends ElementTester {
  /** Waits for the list, and returns it: `Creation Date`, `Customer Name`, `Service Provider`, `Status`, `Actions`. */
  contracts(): Promise<readonly ShownRow[]>;
  search(text: string): Promise<void>;
  /** Shows only contracts of this status; the option has the status and its count. */
  filter(status: string): Promise<void>;
}

export function testContracts(tested: TestedElement): ContractsTester {
  const parts = contractsTester(tested.screen);
  return {
    ...elementTesterOf(tested, parts.search()),
    contracts: async () => rowsOf(await shownPart(tested, "contracts", parts.table())),
    search: (text) => parts.search().fill(text),
    filter: async (status) => {
      await parts.filter(status);
    },
  };
}
