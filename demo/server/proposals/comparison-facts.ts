import { moneyText } from "../paper/money-text.ts";
import type { ComparedCart } from "./proposal-body.ts";

/** The titles and the rows of a comparison. */
export interface ComparisonTable {
  readonly titles: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    /** Below the name of the option. */
    readonly notes: readonly string[];
    /** Across the table: what the option includes. */
    readonly below: string;
  }[];
}

/** A column after the names. */
interface FigureColumn {
  readonly title: string;
  readonly textOf: (cart: ComparedCart, index: number) => string;
}

/** The comparison of at least two options; null for fewer. The title of a column has the term that all options share. */
export function comparisonOf(carts: readonly ComparedCart[]): ComparisonTable | null {
  if (carts.length < 2) return null;
  const columns = columnsOf(carts);
  return {
    titles: ["Option", ...columns.map(({ title }) => title)],
    rows: carts.map((cart, index) => ({
      cells: [unbrokenParts(cart.name), ...columns.map(({ textOf }) => textOf(cart, index))],
      notes: [
        ...(cart.current ? ["This proposal"] : []),
        ...(cart.best_value ? ["Lowest cost per month"] : []),
      ],
      below: includedText(cart),
    })),
  };
}

function columnsOf(carts: readonly ComparedCart[]): readonly FigureColumn[] {
  const terms = new Set(carts.map(({ months }) => months));
  const [shared = null] = terms.size === 1 ? terms : [];
  const overTerm: readonly FigureColumn[] =
    shared === null
      ? [
          { title: "Months", textOf: ({ months }) => String(months ?? "–") },
          { title: "Total over the term", textOf: ({ total }) => moneyText(total) },
          { title: "Per month with install", textOf: ({ per_month }) => moneyText(per_month) },
        ]
      : [
          { title: `Total over ${shared} months`, textOf: ({ total }) => moneyText(total) },
          {
            title: "Difference from first",
            textOf: (cart, index) => (index === 0 ? "–" : differenceText(cart)),
          },
        ];
  return [
    { title: "Monthly", textOf: ({ monthly }) => moneyText(monthly) },
    { title: "Install", textOf: ({ install }) => moneyText(install) },
    ...overTerm.filter(({ textOf }) => carts.some((cart, index) => textOf(cart, index) !== "–")),
  ];
}

/** An option names at most this many services, so that options of a long proposal are on one page. */
const maxIncluded = 12;

/** The services of an option, of many the first. */
function includedText({ services }: ComparedCart): string {
  const more = services.length - maxIncluded;
  const shown = services.slice(0, maxIncluded).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
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
