import { pricingTexts } from "../../core/pricing/pricing-messages.ts";
import { asContinuation } from "../../core/texts/as-continuation.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const { notAvailable, rangePriced, rangeNote, disclaimer, termTotal } = pricingTexts.english;

/** The texts of the proposal builder. The core has most of those that the specification quotes. */
export const builderTexts = textGroup("scout-pricing", {
  heading: "SCOUT Pricing",
  introduction: "Price services for an address and create a proposal.",
  addressLabel: "Service address",
  addressPlaceholder: "Start typing a street address",
  clearSearch: "Clear search",
  addressMissing: "Enter an address.",
  preparedFor: "Prepared for",
  preparedForPlaceholder: "Customer name (optional)",
  /** Label of the button that searches. */
  generate: "Generate Pricing",
  /** Label of the button that empties the form. */
  clear: "Clear",
  severalAddresses: "Several addresses",
  empty: "Enter an address to see the services you can price there.",
  searching: "Finding services and prices…",
  waiting: "The server is taking longer than usual. Trying again in a minute…",
  cancel: "Cancel",
  /** Shown if a search fails. */
  failed: "An error has occurred.",
  partMissing: "Part of this page couldn't load. Reload the page to try again.",
  nothing: "There are no results at this time.",
  nothingHere: "Try another address, or look up which providers serve this one.",
  lookUp: "Look Up This Address",
  tryAgain: "Try again",
  dismiss: "Dismiss",
  dropped: {
    provider: "The provider in this link isn't available at this address.",
    term: "The term in this link isn't available at this address.",
    package: "The package in this link isn't available at this address.",
  },

  showing: "Showing Results For:",
  /** Opens the form again, on a phone. */
  change: "Change",
  changeSearch: "Change the address or customer",
  changeChoices: "Change provider, term, package or region",
  choices: "Choices",
  provider: "Provider",
  everyProvider: "All providers",
  term: "Term",
  everyTerm: "All terms",
  package: "Package",
  noPackage: "No package",
  region: "Region",
  everyRegion: "All regions",
  unavailable: notAvailable,
  from: (price: string) => `from ${price}`,
  /** The cheapest internet service of a provider. */
  internetFrom: (price: string) => `Internet from ${price}`,
  sections: "Service types",
  chooseFirst: "Service types: choose a provider and a term first.",
  chooseProviderFirst: "Service types: choose a provider first.",
  chooseTermFirst: "Service types: choose a term first.",
  /** The tabs "services" and "prices of all providers". */
  views: "View",
  build: "Build",
  compareAll: "Compare all",
  turnOn: "Select a service type above.",

  findService: "Find a service",
  noMatch: (words: string) => `No service matches “${words}”.`,
  /** The filter of the services. */
  hideUnavailable: (count: string) => `Hide unavailable (${count})`,
  comfortable: "Comfortable row spacing",
  allHidden: (count: number, text: string) =>
    count === 1
      ? "The only service here is unavailable and hidden."
      : `All ${text} services here are unavailable and hidden.`,
  /** A folded group of services with what is chosen in it. */
  folded: (title: string, chosen: string) => `${title}: ${chosen}`,
  /** A folded group of services that cannot be chosen yet. */
  foldedBecause: (title: string, reason: string) => `${title}: ${asContinuation(reason)}`,
  /** Above services each of which ends the package or removes the same services. */
  anyOther: (loss: string) => `Any other choice: ${asContinuation(loss)}`,
  selected: (count: number) => `${count} selected`,
  seeRequirements: "See requirements",
  none: "None",
  perBox: (price: string, box: string) => `${price} per ${box} per month`,
  router: (price: string) => `Router ${price}`,
  lines: "Lines",
  linesOf: (title: string) => `Lines of ${title}`,
  fewer: (name: string) => `Fewer ${name}`,
  more: (name: string) => `More ${name}`,
  boxesOf: (boxes: string, title: string) => `${boxes} of ${title}`,
  types: {
    static_ip: "Static IP blocks",
    broadband: "Internet",
    broadband_router: "Routers",
    broadband_addon: "Internet add-ons",
    broadband_static_ip: "Broadband static IP",
    dedicated: "Dedicated internet",
    dedicated_router: "Routers",
    dedicated_addon: "Dedicated add-ons",
    dedicated_static_ip: "Dedicated static IP",
    phone: "Lines",
    phone_addon: "Phone add-ons",
    tv: "TV service",
    tv_addon: "TV add-ons",
  } as Readonly<Record<string, string>>,

  proposal: "Proposal",
  nothingChosen: "No services selected. Totals appear here.",
  /** Names everything that is removed. */
  remove: (titles: string) => `Remove ${titles}`,
  fee: "Fee",
  /** Below the name of the package. The amount is also a line of the totals. */
  packageSaves: (discount: string) => `Saves ${discount}/mo, subtracted below`,
  rangePriced,
  undo: "Undo",
  redo: "Redo",
  nothingToUndo: "Nothing to undo.",
  nothingToRedo: "Nothing to redo.",
  /** Suggests a package that fits the chosen services. */
  suggestion: (
    name: string,
    added: string,
    change: { readonly amount: string; readonly isLess: boolean; readonly saved: string },
  ) => {
    const adds = added === "" ? "" : ` adds ${added}`;
    if (change.isLess) {
      return `${name}${adds === "" ? "" : `${adds} and`} saves ${change.amount}/mo.`;
    }
    return `${name}${adds} for ${change.amount}/mo, ${change.saved}/mo less than without the package.`;
  },
  chooseSuggestion: (name: string) => `Choose ${name}`,
  rangeNote: `${rangeNote}.`,
  services: "Services",
  equipment: "Equipment",
  discount: "Package discount",
  unread: (titles: readonly string[]) => `Invalid price: ${titles.join(", ")}`,
  monthly: "Monthly",
  monthlyTotal: "Monthly total",
  installTotal: "Install total",
  install: "Install",
  explain: "Price breakdown",
  announceTotals: (monthly: string, install: string) =>
    `Monthly total ${monthly}, install total ${install}.`,
  /** The number that identifies a proposal. */
  number: (number: string) => `Proposal ${number}.`,
  disclaimer,
  preparedBy: "Prepared by",
  preparedByOf: (name: string) => (name === "" ? "Prepared by" : `Prepared by ${name}`),
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  email: "Email",
  print: "Print",
  pdf: "Save as PDF",
  contract: "Create contract",
  /** Shown below the blocked outputs. */
  blocked: (outputs: string, reason: string) => `${outputs}: ${reason}`,
  contractMade: "Contract opened in a new tab.",
  contractBlocked: "The contract is ready, but your browser blocked its tab.",
  openContract: "Open the contract",
  allContracts: "See all contracts",
  toProposal: "Review",

  compare: "Comparison",
  /** The row of the lines to the internet, if the compared carts have different ones. */
  internet: "Internet",
  times: (quantity: string) => `× ${quantity}`,
  /** The button that shows the other figures and the services of a compared cart on a phone. */
  detailsOf: (name: string) => `Details of ${name}`,
  keep: "Keep for comparison",
  /** The same button after the proposal was kept. */
  isKept: "Kept for comparison",
  showComparison: "Show comparison",
  /** Below the only kept proposal, as long as it is the current one. */
  keepAnother: "Keep another proposal to compare.",
  /** Why the current proposal cannot be kept. */
  keepBlocks: {
    empty: "Select a service first.",
    kept: "This proposal is already kept.",
    full: "You can compare up to three options. Remove one first.",
  },
  /** Notifications about the kept carts. */
  kept: (name: string) => `Kept for comparison as ${name}.`,
  keptRemoved: (name: string) => `${name} was removed.`,
  keptUsed: (name: string) => `${name} is now the current proposal.`,
  current: "Current proposal",
  /** Marks the proposal in its comparison on paper. */
  thisProposal: "This proposal",
  cartName: "Name",
  rename: (name: string) => `Rename ${name}`,
  /** Before a difference, for screen readers. */
  comparedWith: (name: string) => `Compared with ${name}`,
  differencesFrom: (name: string) => `Differences from ${name}`,
  overTerm: "Total over the term",
  option: "Option",
  use: (name: string) => `Use ${name}`,
  nameOfUse: (name: string) => `Use ${name} as the proposal`,
  /** The check box that adds the kept carts to the outputs. */
  includeComparison: "Include comparison in PDF and print",
  includedCarts: (names: readonly string[]) => `With ${names.join("; ")}`,
  removeKept: "Remove",
  removeCart: (name: string) => `Remove ${name}`,
  bestValue: "Lowest cost per month",
  /** Below a figure that applies only if a price stays. */
  ifPriceStays: "If the price stays",
  /** @param isAssumed - true if the total applies only if the price stays */
  totalOver: (months: string, isAssumed: boolean) =>
    isAssumed ? `Total over ${months} months, if the price stays` : `Total over ${months} months`,
  months: "Months",
  total: termTotal,
  perMonth: "Per month with install",
  perMonthDifference: "Difference per month with install",
  totalDifference: "Difference over term",
  note: "Note",
  comparisonFile: "Comparison.csv",
});

/** The keys of Undo and Redo, as in `aria-keyshortcuts`. */
export const undoKeys = "Control+Z";
export const redoKeys = "Control+Shift+Z Control+Y";
