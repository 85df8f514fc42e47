import * as v from "valibot";
import type { ContractData } from "../pricing/proposal/contract-data.ts";
import type { ProposalPayload } from "../pricing/proposal/proposal-payload.ts";
import type { PricingWireQuery } from "../pricing/wire/pricing-query.ts";
import type { PricingAnswer, PricingSearch } from "../pricing/wire/pricing-search.ts";
import { defineCall } from "./define-call.ts";
import { blobAnswer } from "./download-file.ts";
import { jsonAnswer, textAnswer } from "./read-answer.ts";
import { anything, list, record, scalar } from "./reading.ts";

const filledText = v.fallback(v.nullable(v.pipe(scalar, v.minLength(1))), null);
const records = v.optional(list(record), []);
const anyMember = v.optional(anything);

const members = v.object({
  rows: records,
  filter_options: v.fallback(
    v.object({ provider: records, term: records, package: records, region: records }),
    { provider: [], term: [], package: [], region: [] },
  ),
  location: anyMember,
  pricing: anyMember,
  query: anyMember,
  acl: anyMember,
  contracts_available: anyMember,
  address_display: anyMember,
  postal_code: anyMember,
  lec: anyMember,
  errorMessage: v.optional(filledText, null),
  message: v.optional(filledText, null),
});

/** The members are at the top or in `data` (decisions Z5). `createCart` reads their values. */
const pricingAnswer = v.pipe(
  record,
  v.transform((answer) => ("rows" in answer || !("data" in answer) ? answer : answer.data)),
  members,
  v.transform(
    ({ errorMessage, message, ...search }): PricingAnswer => ({
      // The members of a row may be anything: their types say so (decisions M5).
      search: search as PricingSearch,
      message: errorMessage ?? message,
    }),
  ),
);

const contractAnswer = v.pipe(
  v.object({ data: v.object({ uri: v.string() }) }),
  v.transform(({ data }) => data.uri),
);

/** POST /api/scout/v1/pricing (1 §7). */
export const searchPricing = defineCall({
  method: "POST",
  path: "/api/scout/v1/pricing",
  token: "JWT-Authorization",
  request: (query: PricingWireQuery) => ({ body: { query } }),
  answer: jsonAnswer(pricingAnswer, "The answer of the pricing search cannot be read."),
  source: "1 §7",
});

/** POST /service/v1/pdf/pricing with format html (1 §7): a document to print. */
export const printPricing = defineCall({
  method: "POST",
  path: "/service/v1/pdf/pricing",
  token: "JWT-Authorization",
  request: (payload: ProposalPayload) => ({ body: { payload, format: "html" } }),
  answer: textAnswer("html", v.string(), "There is nothing to print."),
  source: "1 §7",
});

/** POST /service/v1/pdf/pricing (1 §7): the proposal as PDF. */
export const downloadPricing = defineCall({
  method: "POST",
  path: "/service/v1/pdf/pricing",
  token: "JWT-Authorization",
  request: (payload: ProposalPayload) => ({ body: { payload } }),
  answer: blobAnswer,
  source: "1 §7",
});

/** POST /api/scout/v1/contract (1 §7): the contract's address as sent, to be checked as a link. */
export const createContract = defineCall({
  method: "POST",
  path: "/api/scout/v1/contract",
  token: "JWT-Authorization",
  request: (data: ContractData) => ({ body: { contract_data: data } }),
  answer: jsonAnswer(contractAnswer, "The answer names no contract."),
  source: "1 §7",
});
