import { disabledCodeOf } from "../rules/disabling-rules.ts";
import { sectionNames } from "../service-type.ts";
import { takeOut } from "./cart-acts.ts";
import { type CartState, feesOf, offerOf, servicesInCart } from "./cart-state.ts";
import { ruleContextOf } from "./disabled-services.ts";

/**
 * Makes a cart legal (decisions M7, J.0). Removes services that are not offered or are disabled, packages without all of
 * their services, and unchecks sections without services. `removed` lists the removed services.
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
  const { services } = offerOf(state);
  const gone = state.cart.filter((id) => (services.get(id)?.family ?? "fee") === "fee");
  return takeOut(state, new Set(gone), "notOffered");
}

/** Removes all disabled services of a cart in one step, so that the result does not depend on their order. */
function dropDisabled(state: CartState): CartState {
  const context = ruleContextOf(state);
  const codes = servicesInCart(state).map((service) => ({
    id: service.id,
    code: disabledCodeOf(service, context),
  }));
  return codes.reduce(
    (now, { id, code }) => (code === null ? now : takeOut(now, new Set([id]), code)),
    state,
  );
}

function keepPackage(state: CartState): CartState {
  if (state.package === null) return state;
  const chosen = offerOf(state).packages.get(state.package);
  if (!chosen) return { ...state, package: null, packageRemoved: "notOffered" };
  const present = new Set([...state.cart, ...feesOf(state).map(({ id }) => id)]);
  if (chosen.serviceIds.every((id) => present.has(id))) return state;
  return { ...state, package: null, packageRemoved: "incomplete" };
}

/** Shows sections with services in the cart, and hides sections that have no services to offer. */
function settleToggles(state: CartState): CartState {
  const { sections } = offerOf(state);
  const used = new Set<unknown>(servicesInCart(state).map(({ family }) => family));
  const toggles = sectionNames.map(
    (name) => [name, used.has(name) || (state.toggles[name] && sections[name].length > 0)] as const,
  );
  if (toggles.every(([name, isOn]) => state.toggles[name] === isOn)) return state;
  return { ...state, toggles: { ...state.toggles, ...Object.fromEntries(toggles) } };
}
