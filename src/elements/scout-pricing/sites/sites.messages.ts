import type { CsvReport } from "../../../core/bulk/csv/check-csv.ts";
import type { Formatting, PluralForms } from "../../../core/formatting/formatting.ts";
import { type BadLine, maxSites } from "../../../core/pricing/sites/site-list.ts";
import type { SiteCriterion } from "../../../core/pricing/sites/site-table.ts";
import type { SiteColumn } from "../../../core/pricing/sites/site-text-table.ts";

const address: PluralForms = { one: "address", other: "addresses" };
const site: PluralForms = { one: "site", other: "sites" };

/** The texts about several addresses. They load with the code that uses them. */
export const siteMessages = {
  heading: "Several addresses",
  hide: "Hide",
  bar: (priced: string, of: string) => `Several addresses: ${priced} of ${of} priced`,
  show: "Show the table",

  hint: `One address a line, or a CSV file: up to ${maxSites} addresses. Nothing is priced before you confirm the list.`,
  lines: "Addresses, one a line",
  file: "CSV file",
  fileHint: "Columns are known by their names, such as Address, City, State and ZIP.",
  check: "Check the list",
  noText: "Paste at least one address first.",
  reading: (name: string) => `Reading ${name}…`,
  removeList: "Remove the list",
  pasted: "the pasted table",
  refused: {
    binary: (name: string) => `${name} is not a text file.`,
    unreadable: (name: string) => `${name} has no lines that can be read.`,
    unavailable: (name: string) => `${name} cannot be read in this page. Paste its lines instead.`,
    "not-csv": (name: string) => `${name} is not a CSV file.`,
    "one-at-a-time": () => "One file at a time: choose one of them.",
  },

  confirm: "Check the list",
  count: (count: number, format: Formatting) => format.count(count, address),
  noAddresses: "No line is an address yet.",
  repeats: (repeated: readonly number[], first: number) =>
    `${numbered(repeated)} ${repeated.length === 1 ? "repeats" : "repeat"} line ${first}.`,
  beyond: (lines: readonly number[]) =>
    `${numbered(lines)} ${lines.length === 1 ? "is" : "are"} left out: ${maxSites} addresses are the most at once.`,
  unread: (count: number, format: Formatting) =>
    `${format.count(count, { one: "row", other: "rows" })} at the end of the file ${count === 1 ? "was" : "were"} not read.`,
  unclosed: (row: number) =>
    `A quote that opens in row ${row} is never closed: nothing from there on was read.`,
  encoding: (name: string) => `The file is written in ${name}.`,
  encodings: {
    "utf-8": "",
    "utf-8-bom": "",
    "utf-16le": "UTF-16",
    "utf-16be": "UTF-16",
    "latin-1": "Latin-1",
    binary: "",
  } satisfies Readonly<Record<CsvReport["encoding"], string>>,
  noColumn: "No column is named as an address: each row is read whole.",
  badHeading: (count: number, format: Formatting) =>
    `${format.count(count, { one: "line is", other: "lines are" })} no address. Repair ${count === 1 ? "it, or leave it" : "them, or leave them"} out.`,
  badLine: (number: number) => `Line ${number}`,
  use: "Use",
  useOf: (number: number) => `Use line ${number}`,
  leaveOut: "Leave out",
  leaveOutOf: (number: number) => `Leave out line ${number}`,
  faults: {
    empty: "There is no address.",
    ragged: "It has other cells than the first row.",
    short: "This is too short for an address.",
    long: "This is too long for an address.",
    noLetters: "There is no street in it.",
  } satisfies Readonly<Record<BadLine["fault"], string>>,
  moreBad: (count: number) => `${count} more after these.`,
  addresses: "Addresses to price",
  start: (count: number, format: Formatting) => `Price ${format.count(count, address)}`,
  noStart: "There is no address to price.",
  withoutBad: (count: number, format: Formatting) =>
    `${format.count(count, { one: "line that is", other: "lines that are" })} no address will be left out.`,
  back: "Back",
  kept: "The list is kept in this tab, without prices. A reload does not lose it.",
  notKept: "The list lasts until this page is closed or reloaded.",

  progress: (priced: string, of: string) => `${priced} of ${of} priced`,
  details: {
    failed: (count: string) => `${count} failed`,
    before: (count: string) => `${count} without a price in memory`,
    left: (count: string) => `${count} to go`,
  },
  phases: {
    running: "Pricing, two at once.",
    paused: "Paused.",
    done: "Done.",
    resting: (time: string) =>
      `The server needs a pause. Pricing continues at ${time}, one by one.`,
  },
  pause: "Pause",
  goOn: "Go on",
  reloaded: "The page was reloaded. Prices are not kept, but you can price the addresses again.",
  denied: "You are not authorized to price these addresses.",
  unreachable: "Several addresses in a row got no answer. Check your connection, then go on.",
  againFailed: (count: number) =>
    count === 1 ? "Try the failed one again" : `Try the ${count} failed again`,
  againBefore: (count: number) =>
    count === 1 ? "Price the other one again" : `Price the other ${count} again`,

  criterion: "Best offer",
  criteria: {
    cheapest: "Cheapest",
    sameProvider: "Same provider everywhere",
    fiber: "Fiber only",
  } satisfies Readonly<Record<SiteCriterion["kind"], string>>,
  minimum: "Minimum speed",
  anySpeed: "Any speed",
  atLeast: (speed: string) => `At least ${speed}`,
  term: "Term",
  anyTerm: "Any term",
  everywhere: (provider: string, sites: string, of: string) =>
    `${provider} has the best offer of one provider for ${sites} of ${of} priced sites.`,

  table: "Best offers by site",
  offer: "Offer",
  act: "Action",
  offerOf: (at: string) => `Offer for ${at}`,
  byCriterion: "By the criterion",
  own: "Your choice",
  gone: "Your choice is not offered here any more.",
  open: "Open",
  openOf: (at: string) => `Open ${at} as a proposal`,
  again: "Try again",
  againOf: (at: string) => `Try again: ${at}`,
  priceOf: (at: string) => `Price ${at}`,
  price: "Price",
  notes: {
    waiting: "Waiting",
    pricing: "Pricing…",
    later: "The server took too long. Once more in a minute.",
    pricedBefore: "Priced before the page was reloaded",
    failed: "An error has occurred.",
    unanswered: "There was no answer.",
    noOffer: "No offer fits.",
    noServices: "There are no results at this time.",
  },
  access: { fiber: "fiber", other: "not fiber" },

  totals: "Totals by provider",
  chosenSites: "Chosen for",
  possible: "Everywhere it can be",
  possibleText: (sites: string, monthly: string) => `${sites}, ${monthly}/mo`,
  sites: (count: number, format: Formatting) => format.count(count, site),
  all: "All providers",
  sum: (sites: string, of: string) => `Sum of ${sites} of ${of} sites`,
  others: (count: number) => `Providers that are chosen for no site (${count})`,
  othersTable: "Providers that are chosen for no site",
  sumNote: "A site without a chosen offer counts in no total.",

  copyLink: "Copy link",
  linkCopied: "The link is copied. Whoever opens it confirms the list and sees their own prices.",
  linkNotCopied: "The browser did not copy the link.",
  linkTooLong: "The list is too long for a link. Download it as CSV instead.",
  change: "Change the list",
  fileName: "Sites.csv",
  columns: {
    site: "Site",
    provider: "Provider",
    service: "Service",
    speed: "Speed",
    access: "Access",
    term: "Term",
    monthly: "Monthly",
    install: "Install",
    note: "Note",
  } satisfies Readonly<Record<SiteColumn, string>>,
  totalOf: (provider: string | null, sites: number, of: number) =>
    provider === null ? `Sum of ${sites} of ${of} sites` : `Total of ${provider}, ${sites} sites`,

  offerGone: (title: string) => `${title} is not offered at this address any more.`,
  otherPrice: (title: string, now: string, before: string) =>
    `${title} costs ${now}/mo now, not ${before}.`,
} as const;

const linesNamed = 8;

/** Examples: `Line 5`, `Lines 5, 7 and 9`. */
function numbered(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Line ${numbers[0]}`;
  const shown = numbers.slice(0, linesNamed);
  const rest = numbers.length - shown.length;
  const texts = [...shown.map(String), ...(rest > 0 ? [`${rest} more`] : [])];
  return `Lines ${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
