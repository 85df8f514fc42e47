import type { ComparedCart } from "./proposal-body.ts";

/** Services of compared options. */
export interface OptionRow {
  readonly title: string;
  /** Which services the row sums up. */
  readonly notes: readonly string[];
  /** The monthly price in each option, null if it is not known; undefined where an option has none of them. */
  readonly prices: readonly (number | null | undefined)[];
  /** False if the options are sent without prices. */
  readonly isPriced: boolean;
}

/** More services are summed up in one row, so that the comparison of long proposals is on one page. */
const maxRows = 12;
/** A sum of more services does not name them. The lines of the proposal do. */
const maxNames = 3;

/**
 * A row for each service by which the options differ, in the order of the proposals. What all of them have at the same
 * price is one row below these.
 */
export function optionRowsOf(
  carts: readonly Pick<ComparedCart, "services" | "prices">[],
): readonly OptionRow[] {
  const isPriced = carts.some(({ prices }) => prices.length > 0);
  const rows = servicesOf(carts).map(
    ({ title, places }): OptionRow => ({
      title,
      notes: [],
      prices: places.map((at, cart) =>
        at === null ? undefined : (carts[cart]?.prices[at] ?? null),
      ),
      isPriced,
    }),
  );
  const isShared = ({ prices: [first, ...others] }: OptionRow) =>
    first !== undefined && others.every((price) => price === first);
  const different = rows.filter((row) => !isShared(row));
  const shared = rows.filter(isShared);
  const more = different.slice(maxRows);
  return [
    ...different.slice(0, maxRows),
    ...(more.length > 1 ? [summedRow(more, `${more.length} more services`, [])] : more),
    ...(shared.length === 0 ? [] : [sharedRowOf(shared)]),
  ];
}

function sharedRowOf(rows: readonly OptionRow[]): OptionRow {
  return rows.length > maxNames
    ? summedRow(rows, `${rows.length} services, the same in all options`, [])
    : summedRow(rows, "The same in all options", [rows.map(({ title }) => title).join(", ")]);
}

/** One row for several services. */
function summedRow(rows: readonly OptionRow[], title: string, notes: readonly string[]): OptionRow {
  const [first] = rows;
  const prices = (first?.prices ?? []).map((_, cart) => sumOf(rows.map((row) => row.prices[cart])));
  return { title, notes, prices, isPriced: first?.isPriced ?? false };
}

function sumOf(prices: readonly (number | null | undefined)[]): number | null | undefined {
  const own = prices.filter((price) => price !== undefined);
  if (own.length === 0) return undefined;
  // Adds cents, because sums of fractions are not exact.
  return own.includes(null)
    ? null
    : own.reduce<number>((cents, price) => cents + Math.round((price ?? 0) * 100), 0) / 100;
}

interface ComparedService {
  readonly title: string;
  /** Its place in each option; null where an option lacks it. */
  readonly places: (number | null)[];
}

/** Each service once. One that only a later option has follows the service before it in that option. */
function servicesOf(carts: readonly Pick<ComparedCart, "services">[]): readonly ComparedService[] {
  const list: ComparedService[] = [];
  for (const [cart, { services }] of carts.entries()) {
    let after = -1;
    for (const [place, title] of services.entries()) {
      // An option may contain two services of the same name.
      const found = list.findIndex((one) => one.title === title && one.places[cart] === null);
      const known = list[found];
      after = known ? found : after + 1;
      const one = known ?? { title, places: carts.map(() => null) };
      if (!known) list.splice(after, 0, one);
      one.places[cart] = place;
    }
  }
  return list;
}
