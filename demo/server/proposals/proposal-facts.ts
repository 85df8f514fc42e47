import type { Fact } from "../paper/draw-facts.ts";
import type { Agent } from "../paper/draw-letterhead.ts";
import { moneyText } from "../paper/money-text.ts";
import type { ComparedCart, Proposal, ProposalLine, ProposalSite } from "./proposal-body.ts";

/** The number of the proposal, if it has one, and its date. */
export function referenceOf({ details, date }: Proposal): string {
  return details.number === "" ? date : `No. ${details.number} · ${date}`;
}

/** The figures that the customer looks for first. */
export function headlineOf(proposal: Proposal): Fact[] {
  const { monthly, install } = proposal.pricing;
  const term = termTotalOf(proposal);
  const { sites } = proposal;
  const priced = sites.filter(({ provider }) => provider !== "");
  return [
    ["Monthly", moneyText(monthly)],
    ["One time", moneyText(install)],
    ...(term === null ? [] : [term]),
    ...(sites.length === 0 ? [] : [["Sites", `${priced.length} of ${sites.length}`] as const]),
  ];
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

/** A line shows no install charge, because the install total takes only the highest charge and those that stack. */
export const lineTitles = ["Quantity", "Price each", "Per month"] as const;

/** The cells of a line after its title. */
export function lineCells(line: ProposalLine): string[] {
  return [String(line.quantity), moneyText(line.rate), moneyText(line.price)];
}

/** The label of a line if it adds to the title. */
export function lineNote({ title, label }: ProposalLine): string {
  return label === title ? "" : label;
}

/** The lines that sum to the monthly total. Without a discount, and without equipment, they have no line. */
export function monthlyParts({ pricing }: Proposal): Fact[] {
  const { services_subtotal: services, equipment_subtotal: equipment, discount } = pricing;
  return [
    ["Services", moneyText(services)],
    ...(equipment === 0 ? [] : [["Equipment", moneyText(equipment)] as const]),
    ...(discount === 0 ? [] : [["Package discount", moneyText(-discount)] as const]),
  ];
}

/** The total over the term; null where the term names no months. */
export function termTotalOf({ details: { term } }: Proposal): Fact | null {
  return term && [`Total over ${term.months} months`, moneyText(term.total)];
}

/** The sent lines, or else their two sums. */
export function installParts({ pricing, details }: Proposal): Fact[] {
  if (details.install_lines.length > 0) {
    return details.install_lines.map(({ label, amount }) => [label, moneyText(amount)]);
  }
  return [
    ["Installation", moneyText(pricing.install_without_stacking)],
    ["Additional installation", moneyText(pricing.stacking)],
  ];
}

/** The titles and the cells of a comparison. */
export interface ComparisonTable {
  readonly titles: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly note: string }[];
}

/** Totals over different terms have no difference. */
export function comparisonOf(carts: readonly ComparedCart[]): ComparisonTable {
  const isOneTerm = carts.every(({ months }) => months !== null && months === carts[0]?.months);
  return {
    titles: [
      "Option",
      "Monthly",
      "One time",
      "Months",
      "Total over term",
      ...(isOneTerm ? ["Difference"] : []),
      "Mbps per $",
    ],
    rows: carts.map((cart, index) => ({
      cells: [
        unbrokenParts(cart.name),
        moneyText(cart.monthly),
        moneyText(cart.install),
        String(cart.months ?? "–"),
        moneyText(cart.total),
        ...(isOneTerm ? [index === 0 ? "–" : differenceText(cart)] : []),
        cart.speed_per_dollar?.toFixed(2) ?? "–",
      ],
      note: cart.best_value ? "Lowest cost per month" : "",
    })),
  };
}

/** Keeps short words between commas on one line: `Comcast, 36 months, Office Bundle` ends a line after a comma. */
function unbrokenParts(name: string): string {
  const parts = name.split(", ");
  const join = (part: string) => (part.length > 20 ? part : part.replaceAll(" ", "\u00a0"));
  return parts.length === 1 ? name : parts.map(join).join(", ");
}

function differenceText({ total_difference, total_difference_percent }: ComparedCart): string {
  if (total_difference === null) return "–";
  const percent = total_difference_percent;
  const share = percent === null ? "" : ` (${signOf(percent)}${Math.abs(percent).toFixed(1)}%)`;
  return signOf(total_difference) + moneyText(Math.abs(total_difference)) + share;
}

function signOf(change: number): string {
  if (change === 0) return "";
  return change > 0 ? "+" : "−";
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
      String(list.length),
      sum(list, "monthly"),
      sum(list, "install"),
    ]),
    [
      "Total",
      `${count} of ${sites.length}`,
      moneyText(pricing.monthly),
      moneyText(pricing.install),
    ],
  ];
}

export const providerTotalTitles = ["Provider", "Sites", "Monthly", "One time"] as const;
export const siteTitles = ["Provider", "Service", "Quantity", "Per month"] as const;

/** The heading of a site: its name or number, its address and its term. */
export function siteHeadOf({ name, address, term }: ProposalSite, index: number): string {
  return [name || `Site ${index + 1}`, address, term].filter(Boolean).join(" · ");
}

/** The cells of the services of a site, and of its subtotal. */
export function siteRowsOf({ services, monthly, install, savings }: ProposalSite): string[][] {
  const parts = [
    "Subtotal",
    `one time ${moneyText(install)}`,
    ...(savings === null
      ? []
      : [
          `now ${moneyText(savings.monthly)}`,
          savings.saved < 0
            ? `costs ${moneyText(-savings.saved)} more a month`
            : `saves ${moneyText(savings.saved)} a month`,
        ]),
  ];
  return [
    ...services.map(({ provider, title, quantity, price, backup, note }) => [
      provider,
      [backup ? `${title} (backup)` : title, note].filter(Boolean).join(" · "),
      String(quantity),
      moneyText(price),
    ]),
    ["", parts.join(" · "), "", moneyText(monthly)],
  ];
}
