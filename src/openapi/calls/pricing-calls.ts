import {
  downloadPricing,
  printPricing,
  searchPricing,
  sentPricingAnswer,
} from "../../core/api/pricing.ts";
import { sentContractData } from "../../core/pricing/proposal/contract-data.ts";
import { sentProposal } from "../../core/pricing/proposal/proposal-payload.ts";
import { sentPricingRequest } from "../../core/pricing/wire/pricing-query.ts";
import { packageMembers, providerOptionMembers } from "../../core/pricing/wire/pricing-search.ts";
import { serviceMembers } from "../../core/pricing/wire/service-row.ts";
import { sentObject } from "../../core/wire/member.ts";
import { component, described, file, html, object, oneOf } from "../../core/wire/sent.ts";
import type { Components, DescribedCalls } from "../described-call.ts";
import { sampleProposal } from "../sample-proposal.ts";
import { warning } from "../screen-reactions.ts";

export const pricingComponents: Components = {
  ServiceRow: sentObject(serviceMembers),
  PackageRow: sentObject(packageMembers),
  PricingProvider: sentObject(providerOptionMembers),
  Proposal: sentProposal,
  ContractData: sentContractData,
};

const payload = described(component("Proposal"), "The proposal.");
const format = described(oneOf("html"), "`html` requests a page to print instead of a PDF.");

/** The calls of the pricing search and of proposals. */
export const pricingCalls = {
  searchPricing: {
    tag: "Pricing",
    summary: "Services, packages and filters of an address",
    kind: "load",
    when: {
      "scout-pricing":
        'On "Generate Pricing", and when the screen opens with an address. Provider, term, package and region then filter its one answer in the browser, without another call.',
    },
    after: ["suggestAddresses"],
    answer:
      '`rows`, `filter_options` and `pricing` make the builder; the members may be at the top or under `data`. `acl` and `contracts_available` decide about the contract button. Without rows: `errorMessage`, else `message`, else "There are no results at this time."',
    failures: {
      504: "The screen says that it waits, and sends the same call once more after 60 seconds.",
      other: 'The screen says "An error has occurred."',
    },
    wire: {
      request: sentPricingRequest,
      answer: sentPricingAnswer,
      failures: { 422: "The query is not valid", 504: "The search took too long" },
    },
    check: { make: ({ client, address }) => searchPricing(client, { address }) },
  },
  printPricing: {
    tag: "Pricing",
    summary: "A proposal as HTML to print (format html)",
    kind: "act",
    when: { "scout-pricing": 'On "Print".' },
    after: ["searchPricing"],
    answer: "The HTML is printed from a sandboxed frame in which no script runs.",
    failures: { other: warning },
    wire: {
      request: object({ payload, format }),
      answer: html,
      failures: { 422: "The proposal is not valid" },
    },
    check: { make: ({ client }) => printPricing(client, sampleProposal) },
  },
  downloadPricing: {
    tag: "Pricing",
    summary: "A proposal as PDF",
    kind: "act",
    when: { "scout-pricing": 'On "PDF".' },
    after: ["searchPricing"],
    answer:
      "A file: saved as `{provider} Proposal for {customer} {date}.pdf`. A page in its place is a failure.",
    failures: { other: warning },
    wire: {
      request: object({ payload }),
      answer: { ...file, contentMediaType: "application/pdf" },
      failures: { 422: "The proposal is not valid" },
    },
    check: { make: ({ client }) => downloadPricing(client, sampleProposal) },
  },
} satisfies DescribedCalls;
