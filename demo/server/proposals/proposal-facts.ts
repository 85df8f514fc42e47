import type { Fact } from "../paper/draw-facts.ts";
import type { Agent } from "../paper/draw-letterhead.ts";
import { moneyText } from "../paper/money-text.ts";
import type { ComparedCart, Proposal, ProposalLine } from "./proposal-body.ts";

/** The number of the proposal, if it has one, and its date. */
export function referenceOf({ details, date }: Proposal): string {
  return details.number === "" ? date : `No. ${details.number} · ${date}`;
}

/** The figures that the customer looks for first. */
export function headlineOf(proposal: Proposal): Fact[] {
  const { monthly, install } = proposal.pricing;
  const term = termTotalOf(proposal);
  return [
    ["Monthly", moneyText(monthly)],
    ["One time", moneyText(install)],
    ...(term === null ? [] : [term]),
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
        cart.name,
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

function differenceText({ total_difference, total_difference_percent }: ComparedCart): string {
  if (total_difference === null) return "–";
  const plus = (amount: number) => (amount > 0 ? "+" : "");
  const percent = total_difference_percent;
  const share = percent === null ? "" : ` (${plus(percent)}${percent}%)`;
  return plus(total_difference) + moneyText(total_difference) + share;
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
