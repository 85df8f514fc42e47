import { filterOptionMembers } from "../../../src/core/pricing/wire/pricing-search.ts";
import { sentObject } from "../../../src/core/wire/member.ts";
import {
  component,
  count,
  data,
  file,
  filledText,
  html,
  link,
  list,
  looseNumber,
  object,
  oneOf,
  text,
  textOrNull,
} from "../../../src/core/wire/sent.ts";
import type { Shapes } from "../endpoint-shape.ts";

const option = sentObject(filterOptionMembers);

const query = object(
  { address: filledText },
  {
    provider: text,
    term: text,
    package: text,
    prepared_for: text,
    lookup_token: filledText,
  },
);

const search = object(
  {
    rows: list(component("ServiceRow")),
    total: count,
    filter_options: object({
      provider: list(component("PricingProvider")),
      term: list(option),
      package: list(component("PackageRow")),
      region: list(option),
    }),
    acl: list(filledText),
    contracts_available: list(filledText),
  },
  {
    message: textOrNull,
    errorMessage: textOrNull,
    location: { anyOf: [component("LookupLocation"), { type: "null" }] },
    address_display: textOrNull,
    postal_code: textOrNull,
    lec: textOrNull,
    flag: { type: ["boolean", "string", "null"] },
    pricing: list(object({ provider: filledText, value: object({ price: looseNumber }) })),
    query: object({}, { provider: textOrNull }),
  },
);

const contract = object(
  { created_at: { type: ["integer", "string"] }, state: textOrNull, guid: filledText },
  {
    primary_contact_name: textOrNull,
    service_provider_name: textOrNull,
    service_provider_url: textOrNull,
    uri: textOrNull,
  },
);

/** Pricing search, proposals and contracts. */
export const pricingShapes: Shapes<
  | "searchPricing"
  | "printPricing"
  | "downloadPricing"
  | "createContract"
  | "listContracts"
  | "loadContract"
  | "downloadContract"
> = {
  searchPricing: {
    request: object({ query }),
    answer: search,
    failures: { 422: "The query is not valid", 504: "The search took too long" },
  },
  printPricing: {
    request: object({ payload: component("Proposal"), format: oneOf("html") }),
    answer: html,
    failures: { 422: "The proposal is not valid" },
  },
  downloadPricing: {
    request: object({ payload: component("Proposal") }),
    answer: { ...file, contentMediaType: "application/pdf" },
    failures: { 422: "The proposal is not valid" },
  },
  createContract: {
    request: object({ contract_data: component("ContractData") }),
    answer: data(object({ uri: link })),
    failures: { 422: "The contract is not valid, or the provider takes none" },
  },
  listContracts: { answer: data(object({ results: list(contract) })) },
  loadContract: {
    requiredQuery: ["provider"],
    answer: object({ wizard_embed: html }),
    failures: { 404: "No such contract" },
  },
  downloadContract: {
    answer: { ...file, contentMediaType: "application/pdf" },
    failures: { 404: "No such contract" },
  },
};
