import * as v from "valibot";
import type { ContractData } from "../pricing/proposal/contract-data.ts";
import type { ProposalPayload } from "../pricing/proposal/proposal-payload.ts";
import type { PricingWireQuery } from "../pricing/wire/pricing-query.ts";
import {
  filterOptionMembers,
  headlineMembers,
  type PricingAnswer,
  type PricingSearch,
  packageMembers,
  providerOptionMembers,
  queryMembers,
} from "../pricing/wire/pricing-search.ts";
import { serviceMembers } from "../pricing/wire/service-row.ts";
import { member, required, sentObject, unread } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { blobAnswer } from "./download-file.ts";
import { sentLocation } from "./place-schema.ts";
import { jsonAnswer, textAnswer } from "./read-answer.ts";
import { anything, list, record, scalar } from "./reading.ts";

const filledText = v.fallback(v.nullable(v.pipe(scalar, v.minLength(1))), null);
const records = v.optional(list(record), []);
const anyMember = v.optional(anything);

const sentOptions = sent.list(sentObject(filterOptionMembers));
const filterMembers = {
  provider: member(
    records,
    required(sent.list(sent.component("PricingProvider", sentObject(providerOptionMembers)))),
    "Providers to choose from.",
  ),
  term: member(records, required(sentOptions), "Terms to choose from."),
  package: member(
    records,
    required(sent.list(sent.component("PackageRow", sentObject(packageMembers)))),
    "Packages to choose from.",
  ),
  region: member(records, required(sentOptions), "Regions to choose from."),
};

const searchMembers = {
  rows: member(
    records,
    required(sent.list(sent.component("ServiceRow", sentObject(serviceMembers)))),
    "All services of all providers at the address.",
  ),
  filter_options: member(
    v.fallback(v.object(filterMembers), { provider: [], term: [], package: [], region: [] }),
    required(sentObject(filterMembers)),
    "What the services can be filtered by.",
  ),
  location: member(
    anyMember,
    sent.orNull(sent.component("LookupLocation", sentLocation)),
    "Where the address is. Conditions read it, and proposals send it back unchanged.",
  ),
  pricing: member(
    anyMember,
    sent.list(sentObject(headlineMembers)),
    "The lowest price of each provider, which its card shows.",
  ),
  query: member(
    anyMember,
    sentObject(queryMembers),
    "The query as the server understood it. Conditions read it.",
  ),
  acl: member(
    anyMember,
    required(sent.list(sent.filledText)),
    "Permissions of the user: `contracts:generate:` followed by `all` or by the key of a provider.",
  ),
  contracts_available: member(
    anyMember,
    required(sent.list(sent.filledText)),
    "Keys of the providers that accept contracts.",
  ),
  address_display: member(
    anyMember,
    sent.textOrNull,
    "The address as it is shown; proposals send it back within their location.",
  ),
  postal_code: member(
    anyMember,
    sent.textOrNull,
    "Postal code; proposals send it back within their location.",
  ),
  lec: member(
    anyMember,
    sent.textOrNull,
    "The local exchange carrier of the address; proposals send it back within their location.",
  ),
  errorMessage: member(
    v.optional(filledText, null),
    sent.textOrNull,
    "HTML that explains why there are no prices; it is cleaned. It takes precedence over `message`.",
  ),
  message: member(
    v.optional(filledText, null),
    sent.textOrNull,
    "HTML for the user; it is cleaned.",
  ),
};
/** The answer of a pricing search. */
export const sentPricingAnswer = sentObject(searchMembers, {
  total: unread(required(sent.count), "Number of all rows."),
  flag: unread(
    sent.limited<boolean | string | null>({}, { type: ["boolean", "string", "null"] }),
    "Internal to the platform.",
  ),
});

/** The members are at the top level or in `data`. */
const pricingAnswer = v.pipe(
  record,
  v.transform((answer) => ("rows" in answer || !("data" in answer) ? answer : answer.data)),
  v.object(searchMembers),
  v.transform(
    ({ errorMessage, message, ...search }): PricingAnswer => ({
      // The type declares the members of a row as unknown, so the assertion promises nothing about them.
      search: search as PricingSearch,
      message: errorMessage ?? message,
    }),
  ),
);

const contractMembers = {
  uri: member(
    v.string(),
    required(sent.link),
    "Address at which the new contract is edited; it is checked before it is opened.",
  ),
};
/** The answer to a created contract. */
export const sentMadeContract = sent.data(sentObject(contractMembers));

const contractAnswer = v.pipe(
  v.object({ data: v.object(contractMembers) }),
  v.transform(({ data }) => data.uri),
);

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

/** Resolves with an HTML document to print. */
export const printPricing = defineCall({
  method: "POST",
  path: "/service/v1/pdf/pricing",
  needsScout: true,
  token: "JWT-Authorization",
  request: (payload: ProposalPayload) => ({ body: { payload, format: "html" } }),
  answer: textAnswer("html", v.string(), "There is nothing to print."),
  source: "1 §7",
});

/** Resolves with the proposal as a PDF. */
export const downloadPricing = defineCall({
  method: "POST",
  path: "/service/v1/pdf/pricing",
  needsScout: true,
  token: "JWT-Authorization",
  request: (payload: ProposalPayload) => ({ body: { payload } }),
  answer: blobAnswer,
  source: "1 §7",
});

/** Resolves with the address of the contract as sent. Callers check it before they use it as a link. */
export const createContract = defineCall({
  method: "POST",
  path: "/api/scout/v1/contract",
  needsScout: true,
  token: "JWT-Authorization",
  request: (data: ContractData) => ({ body: { contract_data: data } }),
  answer: jsonAnswer(contractAnswer, "The answer names no contract."),
  source: "1 §7",
});
