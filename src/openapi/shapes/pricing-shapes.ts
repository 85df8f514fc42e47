import { sentContractEmbed } from "../../core/api/contract-embed.ts";
import { sentContractList } from "../../core/api/contracts.ts";
import { sentMadeContract, sentPricingAnswer } from "../../core/api/pricing.ts";
import { sentContractData } from "../../core/pricing/proposal/contract-data.ts";
import { sentProposal } from "../../core/pricing/proposal/proposal-payload.ts";
import { sentPricingRequest } from "../../core/pricing/wire/pricing-query.ts";
import { packageMembers, providerOptionMembers } from "../../core/pricing/wire/pricing-search.ts";
import { serviceMembers } from "../../core/pricing/wire/service-row.ts";
import { sentObject } from "../../core/wire/member.ts";
import { component, described, file, html, object, oneOf } from "../../core/wire/sent.ts";
import type { Components, Shapes } from "../endpoint-shape.ts";

const payload = described(component("Proposal"), "The proposal.");
const format = described(oneOf("html"), "`html` requests a page to print instead of a PDF.");

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
    request: sentPricingRequest,
    answer: sentPricingAnswer,
    failures: { 422: "The query is not valid", 504: "The search took too long" },
  },
  printPricing: {
    request: object({ payload, format }),
    answer: html,
    failures: { 422: "The proposal is not valid" },
  },
  downloadPricing: {
    request: object({ payload }),
    answer: { ...file, contentMediaType: "application/pdf" },
    failures: { 422: "The proposal is not valid" },
  },
  createContract: {
    request: object({
      contract_data: described(component("ContractData"), "The proposal to make a contract from."),
    }),
    answer: sentMadeContract,
    failures: { 422: "The contract is not valid, or the provider does not accept contracts" },
  },
  listContracts: { answer: sentContractList },
  loadContract: {
    requiredQuery: ["provider"],
    answer: sentContractEmbed,
    failures: { 404: "No such contract" },
  },
  downloadContract: {
    answer: { ...file, contentMediaType: "application/pdf" },
    failures: { 404: "No such contract" },
  },
};

export const pricingComponents: Components = {
  ServiceRow: sentObject(serviceMembers),
  PackageRow: sentObject(packageMembers),
  PricingProvider: sentObject(providerOptionMembers),
  Proposal: sentProposal,
  ContractData: sentContractData,
};
