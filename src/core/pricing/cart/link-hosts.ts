import type { CatalogueRow } from "../catalogue-row.ts";
import { type CartState, rowsInCart } from "./cart-state.ts";

/** Linked services with a price go together (decisions J5); fees follow from the cart alone. */
export function comesByLink(row: CatalogueRow | undefined): row is CatalogueRow {
  return row?.isAddedByLink === true && row.family !== "fee";
}

/** Who brings each row along, by its id: of these hosts those that link to it directly. */
export function hostsByTarget(
  hosts: readonly CatalogueRow[],
  known: ReadonlyMap<string, CatalogueRow>,
): ReadonlyMap<string, readonly CatalogueRow[]> {
  const found = new Map<string, CatalogueRow[]>();
  for (const host of hosts) {
    for (const id of host.links) {
      if (!comesByLink(known.get(id))) continue;
      const before = found.get(id);
      if (before) before.push(host);
      else found.set(id, [host]);
    }
  }
  return found;
}

/** Those that bring a row of a type along. */
export function hostsOfType(
  hosts: readonly CatalogueRow[],
  known: ReadonlyMap<string, CatalogueRow>,
  type: string,
): readonly CatalogueRow[] {
  return hosts.filter(({ links }) =>
    links.some((id) => {
      const target = known.get(id);
      return comesByLink(target) && target.type === type;
    }),
  );
}

/** Rows of the cart that leave with a row that is taken out by hand: they link to it, directly or not. */
export function hostsInCart(state: CartState, id: string): readonly CatalogueRow[] {
  const hosts = hostsByTarget(rowsInCart(state), state.catalogue.rows);
  const found = new Set([id]);
  // A set grows while it is walked.
  for (const target of found) for (const host of hosts.get(target) ?? []) found.add(host.id);
  found.delete(id);
  return [...found].flatMap((host) => state.catalogue.rows.get(host) ?? []);
}
