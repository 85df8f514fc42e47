import { packageIdsOf } from "../catalogue.ts";
import { disabledCodeOf } from "../rules/disabled-code.ts";
import { sceneOf } from "../rules/rule-context.ts";
import { sectionNames } from "../service-type.ts";
import { takeOut } from "./cart-acts.ts";
import { type CartState, feesOf, offerOf, rowsInCart } from "./cart-state.ts";

/**
 * Makes a cart legal (decisions M7, J.0): no row that is not offered or is disabled, no package
 * without all its rows, no checked section without rows. What goes is added to `removed`.
 */
export function normaliseCart(state: CartState): CartState {
  let now = state;
  for (;;) {
    const next = keepPackage(dropDisabled(dropNotOffered(now)));
    if (next === now) return settleToggles(now);
    now = next;
  }
}

function dropNotOffered(state: CartState): CartState {
  const { rows } = offerOf(state);
  const gone = state.cart.filter((id) => (rows.get(id)?.family ?? "fee") === "fee");
  return takeOut(state, new Set(gone), "notOffered");
}

/** All that are disabled in the same cart go together. */
function dropDisabled(state: CartState): CartState {
  if (state.cart.length === 0) return state;
  const scene = sceneOf(state);
  const judged = rowsInCart(state).map((row) => ({ id: row.id, code: disabledCodeOf(row, scene) }));
  return judged.reduce(
    (now, { id, code }) => (code === null ? now : takeOut(now, new Set([id]), code)),
    state,
  );
}

function keepPackage(state: CartState): CartState {
  if (state.package === null) return state;
  const chosen = offerOf(state).packages.get(state.package);
  if (!chosen) return { ...state, package: null, packageRemoved: "notOffered" };
  const present = new Set([...state.cart, ...feesOf(state).map(({ id }) => id)]);
  if (packageIdsOf(chosen).every((id) => present.has(id))) return state;
  return { ...state, package: null, packageRemoved: "incomplete" };
}

/** A section with rows in the cart is shown, one without any to offer is not (decisions MT1, K8). */
function settleToggles(state: CartState): CartState {
  const { sections } = offerOf(state);
  const used = new Set<unknown>(rowsInCart(state).map(({ family }) => family));
  const wanted = sectionNames.map(
    (name) => [name, used.has(name) || (state.toggles[name] && sections[name].length > 0)] as const,
  );
  if (wanted.every(([name, isOn]) => state.toggles[name] === isOn)) return state;
  return { ...state, toggles: { ...state.toggles, ...Object.fromEntries(wanted) } };
}
