import type { Fact } from "../paper/draw-facts.ts";
import type { Agent } from "../paper/draw-letterhead.ts";
import { moneyText } from "../paper/money-text.ts";
import type { Proposal, ProposalLine, ProposalSite } from "./proposal-body.ts";

/** The number of the proposal, if it has one, and its date. */
export function referenceOf({ details, date }: Proposal): string {
  return details.number === "" ? date : `No. ${details.number} · ${date}`;
}

/** The figures that the customer looks for first. */
export function headlineOf(proposal: Proposal): Fact[] {
  const { monthly, install } = proposal.pricing;
  const term = termTotalOf(proposal);
  const { sites } = proposal;
  const priced = sites.filter(({ provider }) => provider !== "").length;
  const count = priced === sites.length ? String(priced) : `${priced} of ${sites.length}`;
  return [
    [monthlyLabelOf(proposal), moneyText(monthly)],
    ["Install", moneyText(install)],
    ...(term === null ? [] : [term]),
    ...(sites.length === 0 ? [] : [["Sites", count] as const]),
  ];
}

/** A monthly price that changes says for which months it is. The notes have the others. */
function monthlyLabelOf({ details: { term } }: Proposal): string {
  return phaseFactsOf(term?.phases ?? [])[0]?.[0] ?? "Monthly";
}

/** The monthly price in each part of the term, if it changes. */
function phaseFactsOf(phases: ProposalSite["phases"]): Fact[] {
  if (phases.length < 2) return [];
  let last = 0;
  return phases.map(({ months, monthly }) => {
    const first = last + 1;
    last += months;
    const label = first === last ? `month ${first}` : `months ${first} to ${last}`;
    return [`Monthly in ${label}`, moneyText(monthly)];
  });
}

/** At the head of each page after the first. */
export function runningHeadOf(title: string, { customer }: Pick<Proposal, "customer">): string {
  return [`${title}, continued`, customer.name].filter(Boolean).join(" · ");
}

/** At the foot of each page. */
export function footerOf({ details: { number }, customer }: Proposal): string {
  const title = number === "" ? "Pricing Proposal" : `Proposal ${number}`;
  return [title, customer.name].filter(Boolean).join(" · ");
}

/** The subject of the proposal; empty facts are left out. */
export function subjectOf({ provider, details, ...proposal }: Proposal): Fact[] {
  const facts: Fact[] = [
    ["Provider", provider.name],
    ["Term", provider.term],
    ["Package", proposal.package],
    ["Prices as of", proposal.date],
    ["Valid through", details.valid_through],
  ];
  return facts.filter(([, value]) => value !== "");
}

export function agentOf({ agent }: Pick<Proposal, "agent">): Agent {
  const name = `${agent.firstName} ${agent.lastName}`.trim();
  return { name: name || agent.email, phone: agent.phone, email: name ? agent.email : "" };
}

/** True if a line has a quantity, so that its amount needs the price of one beside it. */
export function hasQuantity(lines: readonly { readonly quantity: number }[]): boolean {
  return lines.some(({ quantity }) => quantity > 1);
}

/** Most lines add nothing to the install total. */
export function installText(dollars: number): string {
  return dollars === 0 ? "–" : moneyText(dollars);
}

export const unitTitles = ["Quantity", "Price each"] as const;

/** The total over the term, and whether it applies only if the price stays; null where the term names no months. */
export function termTotalOf({ details: { term } }: Pick<Proposal, "details">): Fact | null {
  if (term === null) return null;
  const label = `Total over ${term.months} months`;
  return [term.assumes_same_price ? `${label}, if the price stays` : label, moneyText(term.total)];
}

/** Below the figures: how the monthly price changes, and what the total over the term assumes. */
export function figureNoteOf({ details: { term } }: Pick<Proposal, "details">): string {
  const [, ...later] = phaseFactsOf(term?.phases ?? []);
  return [
    ...later.map((fact) => `${fact.join(": ")}.`),
    ...(term?.assumes_same_price ? [assumedText] : []),
  ].join(" ");
}

const assumedText = "The total over the term applies if the price stays.";

/** The small print: what neither a line nor the figures say. */
export function termsOf(proposal: Proposal): string[] {
  const { pricing, details, disclaimer } = proposal;
  const said = new Set([
    ...pricing.services.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    ...phaseFactsOf(details.term?.phases ?? []).map((fact) => fact.join(": ")),
    ...(details.term?.assumes_same_price ? [assumedText] : []),
  ]);
  const notes = details.notes.filter((note) => !said.has(note));
  return [...installSumOf(proposal), ...notes, disclaimer];
}

/** How an install total of several parts comes about, if they are not rows of the order. */
function installSumOf({ pricing, details }: Proposal): string[] {
  const shown = details.install_lines.filter(({ amount }) => amount !== 0);
  if (shown.length < 2 || !hasOwnInstall([...pricing.services, ...pricing.equipment])) return [];
  const texts = shown.map(({ label, amount }) => `${label} ${moneyText(amount)}`);
  return [`Install: ${texts.join(" + ")}.`];
}

/** True if lines are sent with their parts of the install total. */
export function hasOwnInstall(lines: readonly ProposalLine[]): boolean {
  return lines.some(({ install }) => install !== 0);
}

export const acceptanceTitle = "Acceptance";

/** Asks the customer for a signature. */
export function acceptanceText(agent: Agent): string {
  const reach = [agent.phone, agent.email].filter(Boolean).join(" or ");
  const to = [agent.name, ...(reach ? [`at ${reach}`] : [])].filter(Boolean).join(" ");
  return to
    ? `To accept, sign and return this proposal to ${to}.`
    : "To accept, sign this proposal.";
}

/** The totals that the customer accepts, above the signature. */
export function acceptedText({ pricing: { monthly, install } }: Proposal): string {
  return `Monthly total ${moneyText(monthly)} · Install total ${moneyText(install)}`;
}

export const acceptanceLines = ["Signature", "Name and title", "Date"] as const;

/** The totals by provider of the main line, the provider with the most sites first, and their sum. */
export function providerTotalsOf({ sites, pricing }: Proposal): string[][] {
  const groups = new Map<string, ProposalSite[]>();
  for (const site of sites) {
    if (site.provider !== "")
      groups.set(site.provider, [...(groups.get(site.provider) ?? []), site]);
  }
  // Adds cents, because sums of fractions are not exact.
  const sum = (list: readonly ProposalSite[], name: "monthly" | "install") =>
    moneyText(list.reduce((cents, site) => cents + Math.round(site[name] * 100), 0) / 100);
  const rows = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const count = rows.reduce((all, [, list]) => all + list.length, 0);
  return [
    ...rows.map(([provider, list]) => [
      provider,
      sitesText(list.length),
      sum(list, "monthly"),
      sum(list, "install"),
    ]),
    [
      `Total (${count} of ${sites.length} sites)`,
      sitesText(count),
      moneyText(pricing.monthly),
      moneyText(pricing.install),
    ],
  ];
}

function sitesText(count: number): string {
  return count === 1 ? "1 site" : `${count} sites`;
}

export const providerTotalsTitle = "Totals by provider";
export const providerTotalTitles = ["Provider", "Sites", "Monthly", "Install"] as const;

/** The number of columns with text in the tables of sites. */
export const siteTextColumns = 2;

/** The heading of a site: its name or number, its address and its term. */
export function siteHeadOf({ name, address, term }: ProposalSite, index: number): string {
  return [name || `Site ${index + 1}`, address, term].filter(Boolean).join(" · ");
}

/** A row of a site. */
export interface SiteRow {
  readonly cells: readonly string[];
  readonly notes?: readonly string[];
  readonly isTotal?: boolean;
}

/** The columns of all sites, and the rows of each: its services, and its subtotal, to which the amounts add up. */
export function siteTableOf({ sites }: Proposal) {
  const hasUnits = hasQuantity(sites.flatMap(({ services }) => services));
  return {
    titles: ["Provider", "Service", ...(hasUnits ? unitTitles : []), "Monthly", "Install"],
    /** The place of the names of the services, which have the notes. */
    noteColumn: 1,
    rowsOf({ services, monthly, install, phases, savings }: ProposalSite): SiteRow[] {
      const amounts = (units: readonly string[], month: number, once: number) => [
        ...(hasUnits ? units : []),
        moneyText(month),
        installText(once),
      ];
      const notes = [
        ...phaseFactsOf(phases).map((fact) => fact.join(": ")),
        ...savingsTexts(savings),
      ].map((text) => text.replaceAll(" ", "\u00a0"));
      return [
        ...services.map(
          ({ provider, title, quantity, rate, price, install: once, ...service }) => ({
            cells: [
              provider,
              service.backup ? `${title} (backup)` : title,
              ...amounts([String(quantity), moneyText(rate)], price, once),
            ],
            notes: service.note === "" ? [] : [service.note],
          }),
        ),
        {
          cells: ["Subtotal", notes.join(" · "), ...amounts(["", ""], monthly, install)],
          isTotal: true,
        },
      ];
    },
  };
}

/** The current cost and the savings of the customer, if the agent prints them. */
function savingsTexts(savings: ProposalSite["savings"]): string[] {
  if (savings === null) return [];
  const { monthly, saved } = savings;
  const label = saved < 0 ? "Costs more per month" : "Saves per month";
  return [`Current monthly ${moneyText(monthly)}`, `${label} ${moneyText(Math.abs(saved))}`];
}
