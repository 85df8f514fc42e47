import type { Contract } from "../../../src/core/contracts/contract.ts";

/** Creates a draft for Acme, with some members replaced. */
export function aContract(given: Partial<Contract> = {}): Contract {
  return {
    createdAtMs: Date.UTC(2026, 0, 5, 12),
    customerName: "Acme",
    providerName: "Spectrum",
    providerUrl: "",
    state: "",
    guid: "abc-1",
    uri: "",
    query: {},
    ...given,
  };
}
