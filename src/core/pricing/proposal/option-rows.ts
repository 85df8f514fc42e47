import { addCents, type CentsOrError, zeroCents } from "../../money/cents.ts";
import type { ComparedCart } from "../cart/compare-carts.ts";
import { optionServiceTextOf } from "./option-services.ts";

/** Services of compared options. */
export interface ComparedOptionRow {
  /** The texts of the services, with their quantities. */
  readonly services: readonly string[];
  /** `shared` is what all options have at the same price, `more` what is too much for rows of its own. */
  readonly kind: "service" | "shared" | "more";
  /** The monthly price in each option; undefined where an option has none of the services. */
  readonly prices: readonly (CentsOrError | undefined)[];
}

/** More services are summed up in one row, so that the comparison of long proposals is on one page. */
const maxRows = 12;

/**
 * A row for each service by which the options differ, in the order of the proposals. What all of them have at the same
 * price is one row below these (decisions N17).
 */
export function optionRowsOf(
  compared: readonly Pick<ComparedCart, "lines">[],
): readonly ComparedOptionRow[] {
  const rows = serviceRowsOf(compared);
  const different = rows.filter((row) => !isShared(row));
  const more = different.slice(maxRows);
  const shared = rows.filter(isShared);
  return [
    ...different.slice(0, maxRows),
    ...(more.length > 1 ? [summedRow("more", more)] : more),
    ...(shared.length > 0 ? [summedRow("shared", shared)] : []),
  ];
}

function isShared({ prices: [first, ...others] }: ComparedOptionRow): boolean {
  return first !== undefined && others.every((price) => price === first);
}

function summedRow(kind: "shared" | "more", rows: readonly ComparedOptionRow[]): ComparedOptionRow {
  const priceAt = (cart: number) => {
    const own = rows.map(({ prices }) => prices[cart]).filter((price) => price !== undefined);
    return own.length === 0 ? undefined : addCents(zeroCents, ...own);
  };
  return {
    services: rows.flatMap(({ services }) => services),
    kind,
    prices: (rows[0]?.prices ?? []).map((_, cart) => priceAt(cart)),
  };
}

/** Each service once. One that only a later option has follows the service before it in that option. */
function serviceRowsOf(
  compared: readonly Pick<ComparedCart, "lines">[],
): readonly ComparedOptionRow[] {
  const list: { readonly text: string; readonly prices: (CentsOrError | undefined)[] }[] = [];
  for (const [cart, { lines }] of compared.entries()) {
    let after = -1;
    for (const line of lines) {
      const text = optionServiceTextOf(line);
      // An option may contain two services of the same name.
      const found = list.findIndex((one) => one.text === text && one.prices[cart] === undefined);
      const known = list[found];
      after = known ? found : after + 1;
      const one = known ?? { text, prices: compared.map(() => undefined) };
      if (!known) list.splice(after, 0, one);
      one.prices[cart] = line.price;
    }
  }
  return list.map(({ text, prices }) => ({ services: [text], kind: "service", prices }));
}
