import type { sentMadeContract } from "../../../src/core/api/pricing.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { findCarrier } from "../catalogue/find-carrier.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { checkContent } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import { findPricingScenario } from "../pricing/scenarios.ts";
import type { User } from "../store/documents.ts";
import type { Contract } from "../store/pricing-documents.ts";
import { contractBody } from "./contract-body.ts";

/** Stores a draft made from a proposal and answers with the address of its form. */
export async function createContract(
  parts: BackendParts,
  request: Request,
  user: User,
): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const { contract_data: data } = checkContent(body, contractBody, 422);
  const carriers = await parts.store.carriers.find();
  const carrier =
    findCarrier(carriers, data.provider.name) ?? findCarrier(carriers, data.query?.provider ?? "");
  if (!carrier) throw new Refusal(422, "contract_data.provider.name: No such provider.");
  if (!mayGenerate(user, carrier.id)) {
    throw new Refusal(403, "You may not create contracts of this provider.");
  }
  const card = await parts.store.rateCards.get(carrier.id);
  if (!card?.takesContracts) throw new Refusal(422, "The provider takes no contracts.");
  const fault = findPricingScenario(data.customer.address)?.contract;
  if (fault) return answerFault(fault);
  const contract: Contract = {
    id: parts.newId(),
    userId: user.id,
    providerKey: carrier.id,
    customerName: data.customer.name,
    state: "",
    createdAt: parts.clock.now(),
    payload: data,
    form: {},
  };
  await parts.store.contracts.put(contract);
  const answer: ValueOf<typeof sentMadeContract> = { data: { uri: contractUri(contract) } };
  return answerJson(answer);
}

/** The address at which a contract's form is filled in. */
export function contractUri({ id, providerKey }: Pick<Contract, "id" | "providerKey">): string {
  const query = new URLSearchParams({ contract: id });
  return `/scout/contracts/${encodeURIComponent(providerKey)}?${query}`;
}

function mayGenerate({ capabilities }: User, providerKey: string): boolean {
  return ["all", providerKey].some((one) => capabilities.includes(`contracts:generate:${one}`));
}
