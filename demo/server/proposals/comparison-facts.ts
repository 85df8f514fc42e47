import { moneyText } from "../paper/money-text.ts";
import { type OptionRow, optionRowsOf } from "./option-rows.ts";
import type { ComparedCart } from "./proposal-body.ts";

/** The options side by side. */
export interface ComparisonTable {
  /** The words with which the names of all options begin, such as `Comcast, 36 months`; `""` without any. */
  readonly shared: string;
  readonly options: readonly ComparedOption[];
  /** The services, and the totals to which they add up. */
  readonly rows: readonly ComparisonRow[];
}

interface ComparedOption {
  /** The name without the shared words. */
  readonly name: string;
  readonly marks: readonly string[];
  /** True for the proposal itself. */
  readonly isCurrent: boolean;
}

export interface ComparisonRow {
  readonly title: string;
  readonly notes?: readonly string[];
  /** A text for each option. */
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

/** The comparison of at least two options; null for fewer. */
export function comparisonOf(carts: readonly ComparedCart[]): ComparisonTable | null {
  if (carts.length < 2) return null;
  const shared = sharedNameOf(carts.map(({ name }) => name));
  return {
    shared,
    options: carts.map((cart) => ({
      name: withFixedUnits(
        shared === "" ? cart.name : cart.name.slice(shared.length + separator.length),
      ),
      marks: [
        ...(cart.current ? ["This proposal"] : []),
        ...(cart.best_value ? ["Lowest cost per month"] : []),
      ],
      isCurrent: cart.current,
    })),
    rows: [
      ...optionRowsOf(carts).map((row) => ({
        title: withFixedUnits(row.title),
        notes: row.notes,
        cells: row.prices.map((price) => serviceText(row, price)),
      })),
      ...chargeRowsOf(carts),
      ...totalRowsOf(carts),
    ],
  };
}

/** The part of a comparison that fits beside its titles: the options from one place to another. */
export function partOf(table: ComparisonTable, from: number, to: number): ComparisonTable {
  return {
    shared: table.shared,
    options: table.options.slice(from, to),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) })),
  };
}

/** The head of the services, whose prices are monthly. */
export const comparedServicesTitle = "Services, per month";

/** The number of options beside each other. */
export const optionsAcross = 4;

const separator = ", ";

/** Keeps a number and its unit on one line. */
function withFixedUnits(text: string): string {
  return text.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0");
}

function sharedNameOf(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(separator));
  const end = first.findIndex(
    (part, at) =>
      at === first.length - 1 ||
      others.some((other) => other[at] !== part || at === other.length - 1),
  );
  return first.slice(0, end).join(separator);
}

/** Servers before the prices of options say only what an option includes. */
function serviceText({ isPriced }: OptionRow, price: number | null | undefined): string {
  if (price === undefined) return "–";
  return isPriced ? moneyText(price) : "Included";
}

function chargeRowsOf(carts: readonly ComparedCart[]): readonly ComparisonRow[] {
  const charges = [
    { title: "Equipment", amounts: carts.map(({ equipment }) => equipment) },
    { title: "Package discount", amounts: carts.map(({ discount }) => discount) },
  ];
  return charges
    .filter(({ amounts }) => amounts.some((dollars) => dollars))
    .map(({ title, amounts }) => ({
      title,
      cells: amounts.map((dollars) => (dollars ? moneyText(dollars) : "–")),
    }));
}

/** The term that all options share is in the title of their totals. */
function totalRowsOf(carts: readonly ComparedCart[]): readonly ComparisonRow[] {
  const terms = new Set(carts.map(({ months }) => months));
  const [shared = null] = terms.size === 1 ? terms : [];
  const row = (title: string, textOf: (cart: ComparedCart, index: number) => string) => ({
    title,
    cells: carts.map(textOf),
  });
  const overTerm: readonly ComparisonRow[] =
    shared === null
      ? [
          row("Months", ({ months }) => String(months ?? "–")),
          row("Total over the term", ({ total }) => moneyText(total)),
          row("Per month with install", ({ per_month }) => moneyText(per_month)),
        ]
      : [
          row(`Total over ${shared} months`, ({ total }) => moneyText(total)),
          row("Difference from first", (cart, index) => (index === 0 ? "–" : differenceText(cart))),
        ];
  return [
    { ...row("Monthly total", ({ monthly }) => moneyText(monthly)), isTotal: true },
    row("Install total", ({ install }) => moneyText(install)),
    ...overTerm.filter(({ cells }) => cells.some((cell) => cell !== "–")),
  ];
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
