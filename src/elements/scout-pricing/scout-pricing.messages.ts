import { pricingMessages } from "../../core/pricing/pricing-messages.ts";
import { sectionHeadings } from "../../core/pricing/service-type.ts";

/** The texts of the proposal builder. The core has most of those that the specification quotes. */
export const messages = {
  heading: "SCOUT Pricing",
  introduction: "Price the services of an address and hand over a proposal.",
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
  empty: "Enter an address above to see the services that can be priced there.",
  searching: "Looking for services and prices…",
  waiting: "The server is taking longer than usual. Trying again in a minute…",
  cancel: "Cancel",
  /** Shown if a search fails. */
  failed: "An error has occurred.",
  partMissing: "A part of this page could not be loaded. Reload the page to try again.",
  nothing: "There are no results at this time.",
  nothingHere: "Another address may have services. The lookup lists who serves this one.",
  lookUp: "Look Up This Address",
  tryAgain: "Try again",
  dismiss: "Dismiss",
  dropped: {
    provider: "The provider of the link is not offered at this address.",
    term: "The term of the link is not offered at this address.",
    package: "The package of the link is not offered at this address.",
  },

  showing: "Showing Results For:",
  choices: "Choices",
  provider: "Provider",
  chooseProvider: "Choose a provider",
  term: "Term",
  chooseTerm: "Choose a term",
  package: "Package",
  noPackage: "No package",
  region: "Region",
  everyRegion: "Every region",
  unavailable: pricingMessages.notAvailable,
  from: (price: string) => `from ${price}`,
  /** The cheapest internet service of a provider. */
  internetFrom: (price: string) => `Internet from ${price}`,
  sections: "Services to price",
  sectionHeadings,
  chooseFirst: "Choose a provider and a term to see services.",
  chooseTermFirst: "Choose a term to see services.",
  /** The tabs "services" and "prices of all providers". */
  views: "View",
  build: "Build",
  compareAll: "Compare all",
  turnOn: "Check a section above to see its services.",

  findService: "Find a service",
  noMatch: (words: string) => `No service matches “${words}”.`,
  /** The filter of the services. */
  hideUnavailable: (count: number) => `Hide unavailable (${count})`,
  comfortable: "Comfortable lists",
  allHidden: (count: number) =>
    count === 1
      ? "The only service here is unavailable and hidden."
      : `All ${count} services here are unavailable and hidden.`,
  /** A folded group of services with what is chosen in it. */
  folded: (title: string, chosen: string) => `${title}: ${chosen}`,
  /** A folded group of services that cannot be chosen yet. */
  foldedBecause: (title: string, reason: string) =>
    `${title}: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1).replace(/\.$/, "")}`,
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
  /** A speed as the server sent it, with or without a unit. */
  speed: (speed: string, write: (value: number) => string) =>
    /[a-z]/i.test(speed) ? speed : `${/^\d+$/.test(speed) ? write(Number(speed)) : speed} Mbps`,
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
  remove: (titles: readonly string[]) =>
    titles.length < 2
      ? `Remove ${titles[0] ?? ""}`
      : `Remove ${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}`,
  fee: "Fee",
  rangePriced: "Priced as a range, not counted",
  undo: "Undo",
  redo: "Redo",
  nothingToUndo: "There is nothing to undo.",
  nothingToRedo: "There is nothing to redo.",
  /** Suggests a package that fits the chosen services. */
  suggestion: (
    name: string,
    added: readonly string[],
    change: { readonly amount: string; readonly isLess: boolean; readonly saved: string },
  ) => {
    const adds = added.length === 0 ? "" : ` adds ${added.join(" and ")}`;
    if (change.isLess) {
      return `${name}${adds === "" ? "" : `${adds} and`} makes this ${change.amount}/mo cheaper.`;
    }
    return `${name}${adds} for ${change.amount}/mo, ${change.saved}/mo less than without the package.`;
  },
  chooseSuggestion: (name: string) => `Choose ${name}`,
  rangeNote: `${pricingMessages.rangeNote}.`,
  services: "Services",
  equipment: "Equipment",
  discount: "Package discount",
  unread: (titles: readonly string[]) => `Cannot be read: ${titles.join(", ")}`,
  monthly: "Monthly",
  monthlyTotal: "Monthly total",
  installTotal: "Install total",
  install: "Install",
  explain: "How this adds up",
  announceTotals: (monthly: string, install: string) =>
    `Monthly total ${monthly}, install total ${install}.`,
  /** The number that identifies a proposal. */
  number: (number: string) => `Proposal ${number}.`,
  disclaimer: pricingMessages.disclaimer,
  preparedBy: "Prepared by",
  preparedByOf: (name: string) => (name === "" ? "Prepared by" : `Prepared by ${name}`),
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  print: "Print",
  pdf: "Save as PDF",
  contract: "Create contract",
  /** Shown below the blocked outputs. */
  blocked: (outputs: readonly string[], reason: string) => `${outputs.join(" and ")}: ${reason}`,
  contractMade: "The contract is ready, in a tab of its own.",
  contractBlocked: "The contract is ready, but the browser blocked its tab.",
  openContract: "Open the contract",
  allContracts: "See all contracts",
  toProposal: "Review",

  compare: "Compare",
  /** Label of the tabs of the comparison on a phone. */
  comparedCarts: "Proposals to compare",
  /** Marks of the differences between compared carts. */
  marks: {
    onlyHere: "Only here",
    notEverywhere: "Not in every proposal",
    otherPrice: "Other price or quantity elsewhere",
  },
  keep: "Keep for comparison",
  keptFull: "Three carts are kept. Remove one to keep another.",
  /** Notifications about the kept carts. */
  kept: (name: string) => `Kept for comparison as ${name}.`,
  keptRemoved: (name: string) => `${name} was removed.`,
  keptUsed: (name: string) => `${name} is the proposal now.`,
  option: (number: number) => `Option ${number}`,
  current: pricingMessages.currentCart,
  cartName: "Name",
  use: "Use",
  nameOfUse: (name: string) => `Use ${name} as the proposal`,
  /** The check box that adds the kept carts to the outputs. */
  includeComparison: "Include the comparison",
  includedCarts: (names: readonly string[]) => `With ${names.join(", ")}`,
  removeKept: "Remove",
  removeCart: (name: string) => `Remove ${name}`,
  bestValue: "Lowest cost per month",
  totalOver: (months: string) => `Total over ${months} months`,
  speedPerDollar: "Speed per dollar",
  mbpsPerDollar: (mbps: number) => `${mbps.toFixed(2)} Mbps`,
  months: "Months",
  total: pricingMessages.termTotal,
  totalDifference: "Difference in total",
  comparisonFile: "Comparison.csv",
  difference: "Difference",
  differences: (monthly: string, install: string) => `${monthly}/mo, ${install} install`,
} as const;

/** The keys of Undo and Redo, as in `aria-keyshortcuts`. */
export const undoKeys = "Control+Z";
export const redoKeys = "Control+Shift+Z Control+Y";
