import type { BoardKind } from "../../../core/pricing/board/board-kind.ts";
import { gigabitMbps } from "../../../core/pricing/board/offer-speed.ts";
import { asContinuation } from "../../../core/texts/as-continuation.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import { textGroup } from "../../../core/texts/text-group.ts";

/** The texts of the price board. */
export const boardScreenTexts = textGroup("price-board", {
  heading: "Price board",
  /** The content of a price. */
  hint: "Monthly total of each service alone, with required items",
  /** The sentence after it, how to choose a price: with the Add of a row, or with a cell of the matrix. */
  choose: {
    list: "Add puts it in the proposal",
    matrix: "Select a price to add it",
  },
  captionOf: (address: string) => (address === "" ? "Price board" : `Prices for ${address}`),
  fileName: "Price board.csv",

  kind: "Service",
  kinds: {
    internet: "All internet",
    broadband: "Broadband",
    dedicated: "Dedicated",
    phone: "Phone lines",
    tv: "Television",
  } satisfies Record<BoardKind, string>,
  /** Plural, which distinguishes the filters from the choices above. */
  providersFilter: "Providers",
  nameOfProvidersFilter: "Providers of the prices",
  termsFilter: "Terms",
  nameOfTermsFilter: "Terms of the prices",
  all: "All",
  minimum: "Speed",
  nameOfMinimum: "Minimum speed",
  orMore: (speed: string) => `${speed}+`,
  anySpeed: "Any",
  /** Explains why the filter "1 Gbps" also finds slightly slower lines. */
  gigabitNote: `${gigabitMbps} Mbps counts as 1 Gbps`,
  access: "Access",
  nameOfAccess: "Access type",
  anyAccess: "Any",
  order: "Sort by",
  find: "Find an offer",
  serviceableOnly: (hidden: string) => `Hide unavailable (${hidden})`,
  onePerProvider: "One per provider",

  /** The button that opens the filters on a narrow screen, also with the number of filters that are set. */
  filters: "Filters",
  countedFilters: (count: string) => `Filters (${count})`,
  showResults: (count: string) => `Show ${count}`,
  views: "Show as",
  view: { list: "Ranked list", matrix: "Matrix" },
  providers: { one: "provider", other: "providers" } satisfies PluralForms,
  offers: { one: "offer", other: "offers" } satisfies PluralForms,
  products: { one: "product", other: "products" } satisfies PluralForms,
  /** The summary of the ranked list. */
  listed: (providers: string, offers: string, sorted: string) =>
    `${providers} · ${offers}, ${sorted}`,
  /** Draws the rest of a long list. */
  showAll: (offers: string) => `Show all ${offers}`,
  noted: (summary: string, note: string) => `${summary}. ${note}.`,
  /** The summary of the matrix, and of the board beside a proposal. */
  compared: (providers: string, products: string) => `${providers} · ${products}`,
  /** Read out by screen readers when the board appears and after each change. */
  announced: (summary: string) => `Price board: ${summary}`,
  nothing:
    "No matching offers. Lower the minimum speed, allow any access type or term, or include unavailable services.",

  offer: "Provider and service",
  speed: "Speed and access",
  product: "Product",
  add: "Add",
  /** In place of "Add" where the offer replaces services of the proposal, or ends its package. */
  replace: "Replace",
  /** The loss that comes with it, a sentence such as "Ends Office Bundle". */
  replacing: (loss: string) => `Replace ${asContinuation(loss)}`,
  /** The same, if the offers differ in what they end and remove. */
  replacingMore: "Replace can end the package or remove other services",
  /** In place of "Add" where the offer replaces services of another provider or term. */
  switch: "Switch",
  switching: "Switch starts the proposal over",
  /** One sentence of these, which begin with the words of the buttons. */
  effects: (parts: readonly string[]) => parts.join("; "),
  /** In place of "Add" where the proposal contains the offer. */
  inProposal: "In proposal",
  lowest: "Lowest",
  lowestOf: (product: string) => `of ${product}`,
  perMonth: "/mo",
  down: (speed: string) => `${speed} down`,
  downAndUp: (down: string, up: string) => `${down} down, ${up} up`,
  bothWays: (speed: string) => `${speed} both ways`,
  perMbps: (price: string) => `${price}/Mbps`,
  under: (price: string) => `Under ${price}`,
  speedUnknown: "Speed not listed",
  install: (price: string) => `${price} install`,
  noInstall: "No install charge",
  missing: "–",
  /** Below a total over the term. */
  ifPriceStays: "if the price stays",
  notOffered: "Not offered",
  /** The accessible name of a price button. It starts with the visible price. */
  nameOf: (price: string, service: string, provider: string, term: string) =>
    `${price}, ${service} of ${provider}, ${term}`,
  /** The accessible name of a price that does more than to add a service. */
  withEffect: (name: string, effect: string) => `${name}, ${effect}`,
});
