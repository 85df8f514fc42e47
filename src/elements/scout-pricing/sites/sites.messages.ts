import type { Formatting } from "../../../core/formatting/formatting.ts";
import { subtractCents, zeroCents } from "../../../core/money/cents.ts";
import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { SiteCriterion } from "../../../core/pricing/sites/site-criterion.ts";
import type { SiteFilter } from "../../../core/pricing/sites/site-filter.ts";
import type { BadLine } from "../../../core/pricing/sites/site-list.ts";
import type { SitePart } from "../../../core/pricing/sites/site-quote.ts";
import type { SiteSavings } from "../../../core/pricing/sites/site-savings.ts";
import type { SiteColumn } from "../../../core/pricing/sites/site-text-table.ts";
import type { TermSum } from "../../../core/pricing/sites/term-totals.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import { textGroup } from "../../../core/texts/text-group.ts";
import type { ListUnit } from "../../lists/lists.messages.ts";

const address: PluralForms = { one: "address", other: "addresses" };
const site: PluralForms = { one: "site", other: "sites" };

/** The texts about several addresses. They load with the code that uses them. */
export const siteTexts = textGroup("sites", {
  heading: "Several addresses",
  hide: "Hide",
  bar: (progress: string) => `Several addresses: ${progress}`,
  show: "Show the table",
  saveOpened: "Save to site",
  saveOpenedOf: (at: string) => `Save to site ${at}`,

  hint: `Paste one address per line, or upload a CSV file or workbook (up to ${maxSites}). You'll review the list before pricing.`,
  lines: "Addresses, one per line",
  file: "CSV file or workbook",
  fileHint: "Name the columns, such as Address, City, State and ZIP.",
  check: "Review addresses",
  noText: "Paste at least one address first.",
  reading: (name: string) => `Reading ${name}…`,
  removeList: "Remove list",
  pasted: "the pasted table",
  refused: {
    binary: (name: string) => `${name} isn't a CSV file or workbook.`,
    empty: (name: string) => `${name} has no readable lines.`,
    unreadable: (name: string) => `${name} was changed, renamed or deleted. Choose it again.`,
    unavailable: (name: string) => `${name} can't be read on this page. Paste its lines instead.`,
    locked: (name: string) => `${name} is old or has a password. Save it as .xlsx without one.`,
    "not-csv": (name: string) => `${name} isn't a CSV file or workbook.`,
    "one-at-a-time": () => "Choose one file at a time.",
  },

  confirm: "Review addresses",
  count: (count: number, format: Formatting) => format.count(count, address),
  noAddresses: "No addresses found.",
  repeats: (repeated: readonly number[], first: number, unit: ListUnit) =>
    `${numbered(repeated, unit)} ${repeated.length === 1 ? "repeats" : "repeat"} ${unit} ${first}.`,
  shared: (
    sites: readonly { readonly number: number; readonly address: string }[],
    unit: ListUnit,
  ) =>
    `${numbered(
      sites.map(({ number }) => number),
      unit,
    )} share one address: ${sites[0]?.address}.`,
  keepOne: "Keep one site per address",
  notAmount: (rows: readonly number[], text: string) =>
    `${numbered(rows, "row")}: “${text}” is not an amount.`,
  moreNotAmounts: (count: number, format: Formatting) =>
    `${format.count(count, { one: "other text", other: "other texts" })} in the column of prices ${count === 1 ? "isn't an amount" : "aren't amounts"}.`,
  beyond: (lines: readonly number[], unit: ListUnit) =>
    `${numbered(lines, unit)} ${lines.length === 1 ? "is" : "are"} left out. The limit is ${maxSites} addresses.`,
  unread: (count: number, format: Formatting) =>
    `${format.count(count, { one: "row", other: "rows" })} at the end of the file ${count === 1 ? "wasn't" : "weren't"} read.`,
  unclosed: (row: number) =>
    `A quote that opens in row ${row} is never closed. Nothing after it was read.`,
  encoding: (name: string) => `The file is encoded in ${name}.`,
  noColumn: "No address column found. Each row is read as one address.",
  badHeading: (count: number, unit: ListUnit, format: Formatting) =>
    `${format.count(count, { one: `${unit} isn't an address`, other: `${unit}s aren't addresses` })}. Fix ${count === 1 ? "it or leave it" : "them or leave them"} out.`,
  badLine: (number: number, name: string, unit: ListUnit) =>
    name === "" ? numbered([number], unit) : `${numbered([number], unit)}: ${name}`,
  use: "Use",
  useOf: (number: number, unit: ListUnit) => `Use ${unit} ${number}`,
  acceptAll: (count: number) => `Use all ${count} rows with too many cells`,
  leaveOut: "Leave out",
  leaveOutOf: (number: number, unit: ListUnit) => `Leave out ${unit} ${number}`,
  faults: {
    empty: "No address.",
    ragged: "This row has more cells than column names.",
    coordinates: "These are coordinates. Enter the street address instead.",
    short: "Too short for an address.",
    long: "Too long for an address.",
    noLetters: "No street found.",
  } satisfies Readonly<Record<BadLine["fault"], string>>,
  edit: "Edit",
  editOf: (address: string) => `Edit ${address}`,
  remove: "Remove",
  removeOf: (address: string) => `Remove ${address}`,
  address: "Address",
  cancel: "Cancel",
  moreBad: (count: string) => `${count} more after these.`,
  addresses: "Addresses to price",
  start: (count: number, format: Formatting) => `Price ${format.count(count, address)}`,
  noStart: "No addresses to price.",
  withoutBad: (count: number, unit: ListUnit, format: Formatting) =>
    `${format.count(count, { one: unit, other: `${unit}s` })} without an address will be left out.`,
  back: "Back",
  kept: "Your list is saved in this tab. Prices aren't.",
  notKept: "You lose the list when you close or reload this page.",

  progress: (priced: string, of: string) => `${priced} of ${of} priced`,
  keptCount: (count: number, format: Formatting) => `${format.count(count, address)} kept`,
  details: {
    notFound: (count: string) => `${count} not found`,
    unpriced: (count: string) => `${count} without a price`,
    failed: (count: string) => `${count} failed`,
    before: (count: string) => `${count} to price again`,
    left: (count: string) => `${count} to go`,
    repeated: (count: string) => `${count} at the address of another site`,
  },
  phases: {
    running: "Pricing two at a time.",
    paused: "Paused.",
    done: "Done.",
    resting: (time: string) => `Too many requests. Resuming at ${time}.`,
  },
  pause: "Pause",
  goOn: "Resume",
  reloaded:
    "The page was reloaded. Your list and choices are kept. Price the addresses again, because prices can change.",
  denied: "You are not authorized to price these addresses.",
  unreachable: "Several addresses in a row got no response. Check your connection, then resume.",
  againRefused: (count: number) =>
    count === 1 ? "Retry the address without a price" : `Retry ${count} addresses without a price`,
  filter: "Show",
  filters: {
    all: (count: string) => `All sites (${count})`,
    refused: (count: string) => `Without a price (${count})`,
    different: (count: string) => `Priced for another address (${count})`,
    repeated: (count: string) => `At the address of another site (${count})`,
  } satisfies Readonly<Record<SiteFilter, (count: string) => string>>,

  needs: "Every site gets",
  line: "Internet",
  lineKinds: {
    any: "Any type",
    broadband: "Broadband",
    dedicated: "Dedicated",
  } satisfies Readonly<Record<SiteCriterion["line"], string>>,
  phoneLines: "Phone lines",
  staticIp: "Static IP",
  backup: "Backup line",
  noBackup: "None",
  backupNote: "A backup has another provider, another access type and the same term.",
  missing: {
    phone: "No phone lines",
    staticIp: "No static IP",
    backup: "No backup line",
  } satisfies Readonly<Record<SitePart, string>>,
  service: (title: string, quantity: number) => (quantity > 1 ? `${title} × ${quantity}` : title),
  /** In a column for backups. */
  backupIn: (provider: string, title: string) => `${provider}: ${title}`,
  backupOf: (provider: string, title: string, monthly: string) =>
    `Backup: ${provider}, ${title}, ${monthly}/mo`,
  moreOffers: (count: number) => `${count} more`,
  moreOffersOf: (count: number, at: string) =>
    `${count} more ${count === 1 ? "offer" : "offers"} for ${at}`,
  bestOf: (at: string) => `Best offer for ${at}`,
  terms: "All sites by term",
  termTotal: "Total over the term",
  /** @param isAssumed - true if the total applies only if a price stays */
  totalOver: (months: string, isAssumed: boolean) =>
    `Total over ${months} months${isAssumed ? ", if the price stays" : ""}`,
  allTermsTotal: (isAssumed: boolean) =>
    `Total over all terms${isAssumed ? ", if the price stays" : ""}`,
  otherServices: (sites: string) => `${sites} with another service`,
  unpricedSites: (sites: string) => `${sites} without a price`,
  ifPriceStays: "if the price stays",
  chooseTerm: "Use",
  chooseTermOf: (term: string) => `Use ${term} for all sites`,

  criterion: "Best offer",
  criteria: {
    cheapest: "Cheapest",
    sameProvider: "Same provider everywhere",
    fiber: "Fiber only",
  } satisfies Readonly<Record<SiteCriterion["kind"], string>>,
  minimum: "Minimum speed",
  anySpeed: "Any speed",
  atLeast: (speed: string) => `${speed}+`,
  term: "Term",
  anyTerm: "Any term",
  everywhere: (provider: string, sites: string, of: string) =>
    `${provider} serves ${sites} of ${of} priced sites, the most of any single provider.`,

  table: "Best offers by site",
  offer: "Offer",
  act: "Action",
  offerOf: (at: string) => `Offer for ${at}`,
  byCriterion: "Best offer",
  own: "Your choice",
  unsaved: "Unsaved changes",
  gone: "Your choice is no longer available here.",
  sameAs: (at: string) => `Same address as ${at}. The total counts both.`,
  open: "Open",
  openOf: (at: string) => `Open ${at} as a proposal`,
  newAddress: "New address",
  noNewAddress: "Enter an address.",
  clearAddress: "Clear address",
  priceEdited: "Price address",
  again: "Try again",
  againOf: (at: string) => `Try again: ${at}`,
  priceOf: (at: string) => `Price ${at}`,
  price: "Price",
  notes: {
    waiting: "Waiting",
    pricing: "Pricing…",
    later: "The server took too long. Retrying in one minute.",
    pricedBefore: "Priced before the reload",
    failed: "An error has occurred.",
    failedWith: (status: string) => `An error has occurred. (${status})`,
    unanswered: "No response.",
    noOffer: "No matching offer.",
    noServices: "There are no results at this time.",
  },

  savingsHeading: "Savings",
  savingsHint:
    "Enter what the customer pays now. Paste a column of prices to fill the sites below.",
  savings: "Current costs by site",
  currentProvider: "Current provider",
  currentProviderOf: (at: string) => `Current provider at ${at}`,
  currentMonthly: "Current monthly",
  currentMonthlyIs: (amount: string) => `Current monthly ${amount}`,
  currentMonthlyOf: (at: string) => `Current monthly at ${at}`,
  endsOn: "Contract ends",
  endsOnOf: (at: string) => `Contract ends at ${at}`,
  savingMonthly: "Saves per month",
  costMonthly: "Costs more per month",
  saves: (amount: string) => `Saves per month ${amount}`,
  costs: (amount: string) => `Costs more per month ${amount}`,
  figureAt: (label: string, sites: number, of: number) =>
    sites === of ? label : `${label} at ${sites} of ${of} sites`,
  savingOverTerm: "Saves over term",
  savingIfPriceStays: "Saves over term (if the price stays)",
  payback: "Install pays back in",
  months: (count: number, format: Formatting) =>
    format.count(count, { one: "month", other: "months" }),
  noPayback: "Never",
  atOnce: "Right away",
  savingsOf: (sites: string, of: string) =>
    sites === of ? "All sites" : `${sites} of ${of} sites`,
  savingsNote: "Counts sites with both prices. Over the term, install is subtracted.",
  notMoney: "Enter dollars, such as 129.50.",
  printSavings: "Show savings on the proposal",

  printProposal: "Print proposal",
  savePdf: "Download PDF",
  noProposal: "No site has a price yet.",
  pdfFailed: "The PDF couldn't be created. Try again, or print the proposal.",
  siteAt: (number: string) => `Site ${number}`,
  subtotal: "Subtotal",
  backupMark: (title: string) => `${title} (backup)`,
  unavailable: (reason: string) => `Not available: ${reason}`,

  pricedSites: "Sites",
  siteCount: (sites: string, of: string) => (sites === of ? sites : `${sites} of ${of}`),
  totals: "Totals by provider",
  chosenSites: "Sites",
  possible: "If used at every available site",
  possibleText: (sites: string, monthly: string) => `${sites}, ${monthly}/mo`,
  sites: (count: number, format: Formatting) => format.count(count, site),
  sum: (sites: string, of: string) => `Total (${sites} of ${of} sites)`,
  others: (count: number) => `Other providers (${count})`,
  othersTable: "Other providers",
  sumNote: "Sites without an offer aren't included.",

  copyLink: "Copy link",
  linkCopied: "Link copied. Recipients review the list and see their own prices.",
  linkNotCopied: "The link couldn't be copied.",
  linkTooLong: "The list is too long for a link. Download it as CSV instead.",
  change: "Edit list",
  fileName: "Sites.csv",
  columns: {
    site: "Site",
    answered: "Priced for",
    provider: "Provider",
    service: "Service",
    speed: "Speed",
    access: "Access",
    term: "Term",
    backup: "Backup",
    monthly: "Monthly",
    install: "Install",
    todayProvider: "Current provider",
    todayMonthly: "Current monthly",
    todayEndsOn: "Contract ends",
    savings: "Monthly savings",
    note: "Note",
  } satisfies Readonly<Record<SiteColumn, string>>,
  totalOf: (provider: string | null, sites: number, of: number) =>
    provider === null
      ? `Total (${sites} of ${of} sites)`
      : `Total of ${provider}, ${sites} ${sites === 1 ? "site" : "sites"}`,

  offerGone: (title: string) => `${title} is no longer available at this address.`,
  otherPrice: (title: string, now: string, before: string) =>
    `${title} is now ${now}/mo (was ${before}).`,
});

const linesNamed = 8;

/** Examples: `Line 5`, `Rows 5, 7 and 9`. */
function numbered(numbers: readonly number[], unit: ListUnit): string {
  const name = unit === "row" ? "Row" : "Line";
  if (numbers.length === 1) return `${name} ${numbers[0]}`;
  const shown = numbers.slice(0, linesNamed);
  const rest = numbers.length - shown.length;
  const texts = [...shown.map(String), ...(rest > 0 ? [`${rest} more`] : [])];
  return `${name}s ${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}

/** Example: `Saves per month $20.00`. Negative savings are additional costs. */
export function savingTextOf(savings: Pick<SiteSavings, "monthly">, format: Formatting): string {
  const { saves, costs } = format.texts(siteTexts);
  const { isMore, amount } = changeOf(savings);
  return (isMore ? costs : saves)(format.money(amount));
}

/** The label and the amount of the monthly savings, or of the additional costs. */
export function savingFigureOf(
  savings: Pick<SiteSavings, "monthly">,
  format: Formatting,
): readonly [label: string, amount: string] {
  const { savingMonthly, costMonthly } = format.texts(siteTexts);
  const { isMore, amount } = changeOf(savings);
  return [isMore ? costMonthly : savingMonthly, format.money(amount)];
}

function changeOf({ monthly }: Pick<SiteSavings, "monthly">) {
  const isMore = monthly !== null && monthly < 0;
  return { isMore, amount: isMore ? subtractCents(zeroCents, monthly) : monthly };
}

/** The label of the total of all sites over their terms: `Total over 36 months`. */
export function termSumLabelOf(
  { months, assumesSamePrice }: Omit<TermSum, "total">,
  format: Formatting,
): string {
  const { totalOver, allTermsTotal } = format.texts(siteTexts);
  return months === null
    ? allTermsTotal(assumesSamePrice)
    : totalOver(format.number(months), assumesSamePrice);
}
