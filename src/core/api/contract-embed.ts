import { contractEmbedSchema } from "./contract-schema.ts";
import { defineCall } from "./define-call.ts";
import { jsonAnswer } from "./read-answer.ts";

export interface LoadContractRequest {
  readonly guid: string;
  readonly provider: string;
  /** Epoch seconds, different for each call (decisions B7). */
  readonly cid: number;
}

/** GET /api/scout/v1/contract/{contract} (2 §7): the HTML with the contract's form. */
export const loadContract = defineCall({
  method: "GET",
  path: "/api/scout/v1/contract/{contract}",
  needsScout: true,
  query: ["cid", "provider"],
  request: ({ guid, provider, cid }: LoadContractRequest) => ({
    path: { contract: guid },
    query: { cid: String(cid), provider },
  }),
  answer: jsonAnswer(contractEmbedSchema, "The contract has no form."),
  source: "2 §7",
});
