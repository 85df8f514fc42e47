import { moneyText } from "../paper/money-text.ts";
import type { ComparedCart, Proposal, ProposalLine } from "./proposal-body.ts";

/** A label and its value, on paper and in print. */
export type Fact = readonly [label: string, value: string];

/** The subject of the proposal; empty facts are left out. */
export function subjectOf({ provider, ...proposal }: Proposal): Fact[] {
  const facts: Fact[] = [
    ["Provider", provider.name],
    ["Term", provider.term],
    ["Number", proposal.details.number],
    ["Package", proposal.package],
    ["Region", provider.region],
  ];
  return facts.filter(([, value]) => value !== "");
}

export function agentNameOf({ agent }: Proposal): string {
  return `${agent.firstName} ${agent.lastName}`.trim();
}

/** A line shows no install charge, because the install total takes only the highest charge and those that stack. */
export const lineTitles = ["Quantity", "Rate", "Monthly"] as const;

/** The cells of a line after its title. */
export function lineCells(line: ProposalLine): string[] {
  return [String(line.quantity), moneyText(line.rate), moneyText(line.price)];
}

/** The label of a line if it adds to the title. */
export function lineNote({ title, label }: ProposalLine): string {
  return label === title ? "" : label;
}

export function monthlyParts({ pricing }: Proposal): Fact[] {
  return [
    ["Services", moneyText(pricing.services_subtotal)],
    ["Equipment", moneyText(pricing.equipment_subtotal)],
    ["Before discount", moneyText(pricing.before_discount)],
    ["Discount", moneyText(pricing.discount === 0 ? 0 : -pricing.discount)],
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

export const comparisonTitles = [
  "Monthly",
  "One time",
  "Months",
  "Total",
  "Difference",
  "Mbps per $",
] as const;

/** The cells of a compared cart after its name. */
export function comparisonCells(cart: ComparedCart): string[] {
  return [
    moneyText(cart.monthly),
    moneyText(cart.install),
    String(cart.months ?? "–"),
    moneyText(cart.total),
    differenceText(cart),
    String(cart.speed_per_dollar ?? "–"),
  ];
}

export function comparisonNote({ best_value }: ComparedCart): string {
  return best_value ? "Lowest cost per month" : "";
}

function differenceText({ total_difference, total_difference_percent }: ComparedCart): string {
  const percent = total_difference_percent === null ? "" : ` (${total_difference_percent}%)`;
  return moneyText(total_difference) + percent;
}
