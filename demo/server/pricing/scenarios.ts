import { streetWordsOf } from "../catalogue/addresses.ts";
import { brokenSite, type Fault, gatewayTimeout, halfAnswer, jsonFault } from "../http/fault.ts";
import type { SearchChange } from "./change-search.ts";

/** An address whose pricing behaves in a special way. */
export interface PricingScenario {
  readonly code: string;
  readonly address: string;
  /** The behaviour of the backend. */
  readonly backend: string;
  /** The result on the screen. */
  readonly shown: string;
  /** The cable company of the address, by default Comcast. */
  readonly cableKey?: string;
  /** Answers to a user's searches, in order, followed by a correct one; then they repeat. */
  readonly search?: readonly Fault[];
  /** Answer to every search. */
  readonly everySearch?: Fault;
  readonly change?: SearchChange;
  /** The delay of each answer, in milliseconds. */
  readonly waitMs?: number;
  readonly print?: Fault;
  readonly download?: Fault;
  readonly contract?: Fault;
}

const tail = "Test City, TX 75001";
const anError = "An error has occurred.";
const noResults = "There are no results at this time.";

export const pricingScenarios: readonly PricingScenario[] = [
  {
    code: "all-carriers",
    address: "60 Hudson Street, New York, NY 10013",
    backend: "Every carrier of the catalogue serves the building: more than 5,000 services.",
    shown: "The builder, at once; Granite at 36 months offers some 500 services.",
    cableKey: "spectrum",
    change: "all-carriers",
  },
  {
    code: "search-504-once",
    address: `1 Patience Street, ${tail}`,
    backend: "Every other search answers 504.",
    shown: "The spinner for 60 seconds, then the results.",
    search: [gatewayTimeout],
  },
  {
    code: "search-504-always",
    address: `2 Patience Street, ${tail}`,
    backend: "The search always answers 504.",
    shown: `The spinner for 60 seconds, then: ${anError}`,
    everySearch: gatewayTimeout,
  },
  {
    code: "search-504-then-500",
    address: `3 Patience Street, ${tail}`,
    backend: "The search answers 504, then 500, then correctly.",
    shown: `The spinner for 60 seconds, then: ${anError}`,
    search: [gatewayTimeout, brokenSite],
  },
  {
    code: "search-500",
    address: `500 Pricing Street, ${tail}`,
    backend: "The search answers 500 with an HTML page.",
    shown: anError,
    everySearch: brokenSite,
  },
  {
    code: "search-401",
    address: `401 Pricing Street, ${tail}`,
    backend: "The search answers 401.",
    shown: "The token is dropped; the page asks to sign in.",
    everySearch: jsonFault(401, { message: "The token has expired." }),
  },
  {
    code: "search-403",
    address: `403 Pricing Street, ${tail}`,
    backend: "The search answers 403.",
    shown: "You are not authorized to access this page.",
    everySearch: jsonFault(403, { message: "Your access has expired." }),
  },
  {
    code: "search-malformed",
    address: `100 Pricing Street, ${tail}`,
    backend: "The search answers half a JSON text.",
    shown: anError,
    everySearch: halfAnswer,
  },
  {
    code: "search-slow",
    address: `60 Pricing Street, ${tail}`,
    backend: "The search takes eight seconds.",
    shown: "The spinner, then the results.",
    waitMs: 8000,
  },
  {
    code: "search-wrong-types",
    address: `200 Pricing Street, ${tail}`,
    backend: "Numbers are texts, lists are their only item, and some rows are not objects.",
    shown: "The results.",
    change: "wrong-types",
  },
  {
    code: "search-wrapped",
    address: `201 Pricing Street, ${tail}`,
    backend: "The members are under data.",
    shown: "The results.",
    change: "wrapped",
  },
  {
    code: "empty-message",
    address: `301 Empty Street, ${tail}`,
    backend: "No services, and a message with markup.",
    shown: "Pricing for this address is under review. Contact us.",
    change: "empty-message",
  },
  {
    code: "empty-error-message",
    address: `302 Empty Street, ${tail}`,
    backend: "No services, a message and an error message.",
    shown: "The pricing service could not price this address.",
    change: "empty-error-message",
  },
  {
    code: "empty",
    address: `303 Empty Street, ${tail}`,
    backend: "No services and no message.",
    shown: noResults,
    change: "empty",
  },
  {
    code: "empty-hostile",
    address: `304 Empty Street, ${tail}`,
    backend: "No services, and a message with scripts in it.",
    shown: "The message without the scripts.",
    change: "empty-hostile",
  },
  {
    code: "other-city",
    address: `305 Elsewhere Street, ${tail}`,
    backend: "The prices are for the street of that name in Dallas.",
    shown: "Priced for 305 Elsewhere Street, Dallas, TX 75201. You asked for Test City, TX 75001.",
    change: "other-city",
  },
  {
    code: "cox-without-tv",
    address: `401 Television Street, ${tail}`,
    backend: "Cox sells no television.",
    shown: "Television services for Cox must be priced by a channel manager.",
    cableKey: "cox",
  },
  {
    code: "att-without-tv",
    address: `402 Television Street, ${tail}`,
    backend: "AT&T sells no television.",
    shown: "AT&T television services do not pay commissions.",
  },
  {
    code: "term-without-phones",
    address: `403 Television Street, ${tail}`,
    backend: "No telephone lines at 12 months; television is never sold at 60.",
    shown: "No Comcast Phone Lines services available for the term length selected.",
    change: "term-without-phones",
  },
  {
    code: "light-green",
    address: `404 Television Street, ${tail}`,
    backend: "Both lines of Comcast are only likely: light green.",
    shown: "Not available at this address.",
    change: "light-green",
  },
  {
    code: "slow-line",
    address: `405 Television Street, ${tail}`,
    backend: "Comcast serves the address with 300 Mbps at most.",
    shown: "Not available at this address. (faster lines)",
    change: "slow-line",
  },
  {
    code: "hostile-rows",
    address: `500 Hostile Street, ${tail}`,
    backend: "Titles, labels and descriptions carry scripts; links are scripts.",
    shown: "The texts as text; nothing runs.",
    change: "hostile-rows",
  },
  {
    code: "without-acl",
    address: `601 Contract Street, ${tail}`,
    backend: "The answer names no capabilities.",
    shown: "No contract button.",
    change: "without-acl",
  },
  {
    code: "without-contracts",
    address: `602 Contract Street, ${tail}`,
    backend: "The answer names no carrier that takes contracts.",
    shown: "No contract button.",
    change: "without-contracts",
  },
  {
    code: "pdf-500",
    address: `701 Output Street, ${tail}`,
    backend: "The PDF answers 500.",
    shown: anError,
    download: brokenSite,
  },
  {
    code: "print-500",
    address: `702 Output Street, ${tail}`,
    backend: "Printing answers 500.",
    shown: anError,
    print: brokenSite,
  },
  {
    code: "contract-500",
    address: `703 Output Street, ${tail}`,
    backend: "The contract answers 500.",
    shown: `The new tab closes: ${anError}`,
    contract: brokenSite,
  },
  {
    code: "contract-without-uri",
    address: `704 Output Street, ${tail}`,
    backend: "The contract answers without an address.",
    shown: `The new tab closes: ${anError}`,
    contract: jsonFault(200, { data: {} }),
  },
  {
    code: "contract-hostile-uri",
    address: `705 Output Street, ${tail}`,
    backend: "The contract answers a script as its address.",
    shown: `The new tab closes: ${anError}`,
    contract: jsonFault(200, { data: { uri: "javascript:alert(document.domain)" } }),
  },
];

const byAddress = new Map(
  pricingScenarios.map((scenario) => [streetWordsOf(scenario.address), scenario] as const),
);

/** The scenario of an address, with or without its city. */
export function findPricingScenario(address: string): PricingScenario | null {
  return byAddress.get(streetWordsOf(address)) ?? null;
}

export function findPricingScenarioByCode(code: string): PricingScenario | null {
  return pricingScenarios.find((scenario) => scenario.code === code) ?? null;
}
