import * as v from "valibot";
import type { ContractData } from "../pricing/proposal/contract-data.ts";
import type { ProposalPayload } from "../pricing/proposal/proposal-payload.ts";
import type { PricingWireQuery } from "../pricing/wire/pricing-query.ts";
import { defineCall } from "./define-call.ts";
import { blobAnswer } from "./download-file.ts";
import { contractAnswer, pricingAnswer } from "./pricing-answer-schema.ts";
import { jsonAnswer, textAnswer } from "./read-answer.ts";

/** POST /api/scout/v1/pricing (1 §7). */
export const searchPricing = defineCall({
  method: "POST",
  path: "/api/scout/v1/pricing",
  needsScout: true,
  token: "JWT-Authorization",
  request: (query: PricingWireQuery) => ({ body: { query } }),
  repeatable: true,
  answer: jsonAnswer(pricingAnswer, "The answer of the pricing search cannot be read."),
  source: "1 §7",
});

/** POST /service/v1/pdf/pricing with format html (1 §7): a document to print. */
export const printPricing = defineCall({
  method: "POST",
  path: "/service/v1/pdf/pricing",
  needsScout: true,
  token: "JWT-Authorization",
  request: (payload: ProposalPayload) => ({ body: { payload, format: "html" } }),
  answer: textAnswer("html", v.string(), "There is nothing to print."),
  source: "1 §7",
});

/** POST /service/v1/pdf/pricing (1 §7): the proposal as PDF. */
export const downloadPricing = defineCall({
  method: "POST",
  path: "/service/v1/pdf/pricing",
  needsScout: true,
  token: "JWT-Authorization",
  request: (payload: ProposalPayload) => ({ body: { payload } }),
  answer: blobAnswer,
  source: "1 §7",
});

/** POST /api/scout/v1/contract (1 §7): the contract's address as sent, to be checked as a link. */
export const createContract = defineCall({
  method: "POST",
  path: "/api/scout/v1/contract",
  needsScout: true,
  token: "JWT-Authorization",
  request: (data: ContractData) => ({ body: { contract_data: data } }),
  answer: jsonAnswer(contractAnswer, "The answer names no contract."),
  source: "1 §7",
});
