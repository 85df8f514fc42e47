import { sentAddressSuggestions, suggestAddresses } from "../../core/api/address-suggestions.ts";
import {
  sentKeywordSuggestions,
  suggestProviders,
  suggestResources,
  suggestSolutions,
} from "../../core/api/keyword-suggestions.ts";
import { searchSite, sentSiteResults } from "../../core/api/site-results.ts";
import { sentSiteSuggestions, suggestSitePages } from "../../core/api/site-suggestions.ts";
import type { DescribedCalls } from "../described-call.ts";
import { failedState } from "../screen-reactions.ts";

const noSuggestions = "The list stays empty, without a message. The text can be searched as typed.";
const typing = (from: number) =>
  `200 ms after the last key, from ${from} characters on. A later text aborts the call.`;
const term = "internet";
const siteTerm = "provider";

/** The calls of suggestions below search boxes, and of the site search. */
export const searchCalls = {
  suggestAddresses: {
    tag: "Search",
    summary: "Address suggestions and a lookup token",
    kind: "quiet",
    when: {
      "scout-lookup": `In the address box: ${typing(3)}`,
      "scout-pricing": `In the address box: ${typing(3)}`,
      "portal-dashboard": `In the address box: ${typing(3)}`,
    },
    answer:
      "The rows are listed below the box. `lookup_token` goes with the next request for suggestions, and with a lookup or pricing search of an address from the list.",
    failures: { other: noSuggestions },
    wire: {
      requiredQuery: ["query"],
      answer: sentAddressSuggestions,
    },
    check: {
      make: async ({ client, address, nowMs, found }) => {
        // The check searches for the name of the street, because several addresses contain it.
        const [query = address] = /\p{L}{4,}/u.exec(address) ?? [];
        const { lookupToken } = await suggestAddresses(client, {
          query,
          lookupToken: null,
          nowMs,
        });
        found.lookupToken = lookupToken;
      },
    },
  },
  suggestSolutions: {
    tag: "Search",
    summary: "Keyword suggestions of the solutions finder",
    kind: "quiet",
    when: {
      "portal-dashboard": `In the box for solutions: ${typing(2)}`,
      "solutions-finder": `In the box "Search Keywords": ${typing(2)}`,
    },
    answer:
      "The rows are listed below the box. A chosen one becomes a filter, by its `value` of the form `key:value`.",
    failures: { other: noSuggestions },
    wire: {
      requiredQuery: ["query"],
      answer: sentKeywordSuggestions,
    },
    check: { make: ({ client }) => suggestSolutions(client, term) },
  },
  suggestProviders: {
    tag: "Search",
    summary: "Provider suggestions of the provider library",
    kind: "quiet",
    when: {
      "portal-dashboard": `In the box for providers: ${typing(2)}`,
      "provider-library": `In the box "Find a Provider": ${typing(2)}`,
    },
    answer: "The rows are listed below the box; a chosen one becomes its text.",
    failures: { other: noSuggestions },
    wire: {
      requiredQuery: ["provider"],
      answer: sentKeywordSuggestions,
    },
    check: { make: ({ client }) => suggestProviders(client, "com") },
  },
  suggestResources: {
    tag: "Search",
    summary: "Keyword suggestions of the resource library",
    kind: "quiet",
    when: { "resource-library": `In the box "Search Keywords": ${typing(2)}` },
    answer: "The rows are listed below the box; a chosen one is searched.",
    failures: { other: noSuggestions },
    wire: {
      requiredQuery: ["keyword"],
      answer: sentKeywordSuggestions,
    },
    check: { make: ({ client }) => suggestResources(client, term) },
  },
  suggestSitePages: {
    tag: "Search",
    summary: "Site search suggestions",
    kind: "quiet",
    when: { "portal-header": `In the search box: ${typing(2)}` },
    answer:
      "The first ten are listed below the box. A chosen one with a `link` opens it; one without is searched by its `value`.",
    failures: { other: noSuggestions },
    wire: { requiredQuery: ["title"], answer: sentSiteSuggestions },
    check: { make: ({ client }) => suggestSitePages(client, siteTerm) },
  },
  searchSite: {
    tag: "Search",
    summary: "Site search results",
    kind: "load",
    when: {
      "site-search":
        "When it opens with keywords, and with each change of them. Without keywords it makes no call.",
    },
    answer:
      'A list of links. A single one on the page\'s own host is opened at once. Without rows: "Your search yielded no results."',
    failures: { other: failedState },
    wire: { requiredQuery: ["title"], answer: sentSiteResults },
    check: { make: ({ client }) => searchSite(client, siteTerm) },
  },
} satisfies DescribedCalls;
