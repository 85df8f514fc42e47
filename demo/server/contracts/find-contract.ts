import type { BackendParts } from "../backend-parts.ts";
import { Refusal } from "../http/refusal.ts";
import type { Contract } from "../store/pricing-documents.ts";
import { newestSampleMs } from "../store/sample-time.ts";
import { findWizardScenario } from "./scenarios.ts";
import { seededContracts } from "./seeded-contracts.ts";

/** Finds a contract by its guid. A scenario's contract is a draft without an owner. */
export async function findContract(
  { store }: Pick<BackendParts, "store">,
  id: string,
): Promise<Contract> {
  const contract = (await store.contracts.get(id)) ?? scenarioContract(id);
  if (!contract) throw new Refusal(404, "No such contract.");
  return contract;
}

/** Finds a contract of the user. Contracts of other users count as missing. */
export async function findContractOf(
  parts: Pick<BackendParts, "store">,
  id: string,
  userId: string,
): Promise<Contract> {
  const contract = await findContract(parts, id);
  if (contract.userId !== "" && contract.userId !== userId) {
    throw new Refusal(404, "No such contract.");
  }
  return contract;
}

function scenarioContract(id: string): Contract | null {
  const draft = seededContracts(newestSampleMs).find(({ state }) => state === "");
  return findWizardScenario(id) && draft ? { ...draft, id, userId: "" } : null;
}
