import * as v from "valibot";
import type { ContractData } from "../pricing/proposal/contract-data.ts";
import type { ProposalPayload } from "../pricing/proposal/proposal-payload.ts";
import type { PricingWireQuery } from "../pricing/wire/pricing-query.ts";
import type { PricingAnswer, PricingSearch } from "../pricing/wire/pricing-search.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
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

const contractAnswer = v.object({ data: v.object({ uri: v.string() }) });

/** POST /api/scout/v1/pricing (1 §7). Rejects as the http client does. */
export async function searchPricing(
  client: HttpClient,
  query: PricingWireQuery,
  signal: AbortSignal,
): Promise<PricingAnswer> {
  const answer = await client.read("searchPricing", { body: { query }, signal });
  const reading = v.safeParse(pricingAnswer, answer);
  if (!reading.success) throw new AnswerError("The answer of the pricing search cannot be read.");
  return reading.output;
}

/** POST /service/v1/pdf/pricing with format html (1 §7): the HTML to print. */
export async function printPricing(
  client: HttpClient,
  payload: ProposalPayload,
  signal?: AbortSignal,
): Promise<string> {
  const body = { payload, format: "html" };
  const answer = await client.read("printPricing", { body, ...(signal && { signal }) });
  if (typeof answer !== "string") throw new AnswerError("There is nothing to print.");
  return answer;
}

/** POST /service/v1/pdf/pricing (1 §7): the proposal as PDF. */
export async function downloadPricing(
  client: HttpClient,
  payload: ProposalPayload,
  signal?: AbortSignal,
): Promise<Blob> {
  const body = { payload };
  const { blob } = await client.readFile("downloadPricing", { body, ...(signal && { signal }) });
  return blob;
}

/** POST /api/scout/v1/contract (1 §7): the address of the contract as sent, to be checked as a link. */
export async function createContract(client: HttpClient, data: ContractData): Promise<string> {
  const answer = await client.read("createContract", { body: { contract_data: data } });
  const reading = v.safeParse(contractAnswer, answer);
  if (!reading.success) throw new AnswerError("The answer names no contract.");
  return reading.output.data.uri;
}
