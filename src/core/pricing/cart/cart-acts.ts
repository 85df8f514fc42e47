import type { CatalogueRow } from "../catalogue-row.ts";
import { type CartState, offerOf, type RemovalCode, rowsInCart } from "./cart-state.ts";
import { comesByLink, hostsInCart } from "./link-hosts.ts";

/**
 * Takes rows out, and what they link to unless a row that remains links to it (decisions J5, Z10).
 *
 * @param kept - ids that no link takes away.
 */
export function takeOut(
  state: CartState,
  ids: ReadonlySet<string>,
  reason: RemovalCode,
  kept: ReadonlySet<string> = new Set(),
): CartState {
  const leaving = state.cart.filter((id) => ids.has(id));
  if (leaving.length === 0) return state;
  const next: CartState = {
    ...state,
    cart: state.cart.filter((id) => !ids.has(id)),
    removed: [...state.removed, ...leaving.map((id) => ({ id, reason }))],
  };
  const remaining = new Set(rowsInCart(next).flatMap(({ links }) => links));
  const unlinked = leaving
    .flatMap((id) => state.catalogue.rows.get(id)?.links ?? [])
    .filter(
      (id) => comesByLink(state.catalogue.rows.get(id)) && !remaining.has(id) && !kept.has(id),
    );
  return takeOut(next, new Set(unlinked), "unlinked", kept);
}

/** Takes a row out by hand: the rows that link to it go, too (decisions J5). */
export function deselect(state: CartState, id: string): CartState {
  const without = takeOut(state, new Set([id]), "deselected");
  const hosts = hostsInCart(state, id).map((host) => host.id);
  return takeOut(without, new Set(hosts), "linkDeselected");
}

/**
 * Puts a row and what it links to in the cart; radios replace rows of their type (decisions J1, J5).
 *
 * @param kept - ids of this act: nothing that a row brings along replaces one of them.
 */
export function putIn(state: CartState, row: CatalogueRow, kept: ReadonlySet<string>): CartState {
  return withTargets(state, row).reduce(
    (now, one) => putInOne(now, one, { kept, isBrought: one.id !== row.id }),
    state,
  );
}

function putInOne(
  state: CartState,
  { id, type, isRadio }: CatalogueRow,
  { kept, isBrought }: { readonly kept: ReadonlySet<string>; readonly isBrought: boolean },
): CartState {
  if (state.cart.includes(id)) return state;
  const rivals = isRadio ? rowsInCart(state).filter((rival) => rival.type === type) : [];
  if (isBrought && rivals.some((rival) => kept.has(rival.id))) return state;
  const replaced = new Set(rivals.map((rival) => rival.id));
  const added: CartState = { ...state, cart: [...state.cart, id] };
  return takeOut(added, replaced, "replaced", new Set([...kept, id]));
}

/** A row and all that its links bring along, each once. */
function withTargets(state: CartState, row: CatalogueRow): readonly CatalogueRow[] {
  const { rows } = offerOf(state);
  const found = new Map([[row.id, row]]);
  // A set grows while it is walked.
  for (const { links } of found.values()) {
    for (const id of links) {
      const target = rows.get(id);
      if (comesByLink(target) && !found.has(id)) found.set(id, target);
    }
  }
  return [...found.values()];
}
