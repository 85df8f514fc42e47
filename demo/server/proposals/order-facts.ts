import type { TableRow } from "../paper/draw-table.ts";
import { moneyText } from "../paper/money-text.ts";
import type { Proposal, ProposalLine } from "./proposal-body.ts";
import {
  hasOwnInstall,
  hasQuantity,
  installText,
  termTotalOf,
  unitTitles,
} from "./proposal-facts.ts";

/**
 * The services and the equipment, what the package changes, and the totals. Each column of amounts adds up to its total.
 * How the install total comes about is in the small print, so that no part of it seems to be charged twice.
 */
export function orderOf(proposal: Pick<Proposal, "pricing" | "details">): {
  readonly titles: readonly string[];
  readonly rows: readonly TableRow[];
} {
  const { services, equipment, discount, monthly, install } = proposal.pricing;
  const lines = [...services, ...equipment];
  const hasUnits = hasQuantity(lines);
  const charges = chargesOf(proposal);
  const hasInstall =
    install !== 0 || charges.length > 0 || lines.some((line) => line.install !== 0);
  const rowOf = (name: string, amounts: readonly [string, string], units = ["", ""]) => [
    name,
    ...(hasUnits ? units : []),
    ...(hasInstall ? amounts : amounts.slice(0, 1)),
  ];
  const lineRowOf = (line: ProposalLine): TableRow => ({
    cells: rowOf(
      line.title,
      [moneyText(line.price), installText(line.install)],
      [String(line.quantity), moneyText(line.rate)],
    ),
    notes: lineNotesOf(line),
  });
  const groupOf = (name: string): TableRow => ({ cells: rowOf(name, ["", ""]), isGroup: true });
  return {
    titles: rowOf(
      services.length > 0 ? "Services" : "Equipment",
      ["Monthly", "Install"],
      [...unitTitles],
    ),
    rows: [
      ...services.map(lineRowOf),
      ...(services.length > 0 && equipment.length > 0 ? [groupOf("Equipment")] : []),
      ...equipment.map(lineRowOf),
      ...(discount === 0
        ? []
        : [{ cells: rowOf("Package discount", [moneyText(-discount), "–"]), isPart: true }]),
      ...charges.map(([label, dollars]) => ({
        cells: rowOf(label, ["–", moneyText(dollars)]),
        isPart: true,
      })),
      { cells: rowOf("Total", [moneyText(monthly), moneyText(install)]), isTotal: true },
      ...termRowsOf(proposal, hasInstall, rowOf),
    ],
  };
}

/** The total over the term, with how it comes about if it is a product. */
function termRowsOf(
  proposal: Pick<Proposal, "pricing" | "details">,
  hasInstall: boolean,
  rowOf: (name: string, amounts: readonly [string, string]) => readonly string[],
): readonly TableRow[] {
  const { monthly, install } = proposal.pricing;
  const { term } = proposal.details;
  const total = termTotalOf(proposal);
  if (term === null || total === null) return [];
  const [label, amount] = total;
  const isProduct =
    Math.round(term.total * 100) ===
    term.months * Math.round(monthly * 100) + Math.round(install * 100);
  const once = install === 0 ? "" : ` + ${moneyText(install)}`;
  return [
    {
      cells: rowOf(label, hasInstall ? ["", amount] : [amount, ""]),
      notes: isProduct ? [`${term.months} × ${moneyText(monthly)}${once}`] : [],
      isTotal: true,
    },
  ];
}

/**
 * The parts of the install total that no line has: what the package adds, or all parts, if lines are sent without their
 * own.
 */
function chargesOf({
  pricing,
  details,
}: Pick<Proposal, "pricing" | "details">): readonly (readonly [label: string, dollars: number])[] {
  const lines = [...pricing.services, ...pricing.equipment];
  if (hasOwnInstall(lines)) {
    // Subtracts cents, because differences of fractions are not exact.
    const cents = lines.reduce(
      (rest, { install }) => rest - Math.round(install * 100),
      Math.round(pricing.install * 100),
    );
    return cents === 0 ? [] : [["Package", cents / 100]];
  }
  const parts =
    details.install_lines.length > 0
      ? details.install_lines.map(({ label, amount }) => [label, amount] as const)
      : ([
          ["Installation", pricing.install_without_stacking],
          ["Additional installation", pricing.stacking],
        ] as const);
  return parts.filter(([, dollars]) => dollars !== 0);
}

/**
 * Below a line: its label if it adds to the title, with the access type and speed if neither says them, and its notes.
 */
function lineNotesOf({ title, label, facts, notes }: ProposalLine): string[] {
  const said = wordsOf(`${title} ${label}`);
  const more = facts.filter((fact) => wordsOf(fact).some((word) => !said.includes(word)));
  const kind = [label === title ? "" : label, ...more].filter(Boolean).join(" · ");
  return [kind, ...notes].filter(Boolean);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}.]+/u);
}
