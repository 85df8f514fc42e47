import type { Package } from "../filter-options.ts";
import { disabledCodeOf } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import {
  type CartState,
  leavingRowOf,
  offerOf,
  packageOf,
  type RemovalCode,
  removalOf,
  servicesInCart,
} from "./cart-state.ts";
import { isPackageDisabled, ruleContextOf } from "./disabled-services.ts";
import { hostsInCart, isBroughtByLinks, withLinks } from "./linked-services.ts";

/** Chooses a radio, checks or unchecks a checkbox. */
export function selectItem(state: CartState, id: string): CartState {
  const service = offerOf(state).services.get(id);
  if (!service || service.family === "fee") return state;
  if (state.cart.includes(id)) return service.isRadio ? state : deselect(state, id);
  if (disabledCodeOf(service, ruleContextOf(state)) !== null) return state;
  return putIn(leavePackage(state, service), service, new Set([id]));
}

/** Removes a service that the agent deselects, and the services that link to it. */
export function deselect(state: CartState, id: string): CartState {
  const without = takeOut(state, new Set([id]), "deselected");
  const hosts = hostsInCart(state, id).map((host) => host.id);
  return takeOut(without, new Set(hosts), "linkDeselected");
}

/** Replaces the services of the previous package by those of the new one. */
export function choosePackage(state: CartState, value: string | null): CartState {
  if (value === state.package) return state;
  const { packages, services } = offerOf(state);
  const chosen = value === null ? null : packages.get(value);
  if (chosen === undefined || (chosen && isPackageDisabled(state, chosen))) return state;
  const ids = new Set(chosen?.serviceIds);
  const left = takeOut(state, idsIn(packageOf(state)), "packageReplaced");
  return [...ids].reduce<CartState>(
    (now, id) => {
      const service = services.get(id);
      return service && service.family !== "fee" ? putIn(now, service, ids) : now;
    },
    { ...left, package: value },
  );
}

/**
 * Ends the package and removes its services, because the agent has chosen broadband or dedicated.
 */
function leavePackage(state: CartState, { type }: Service): CartState {
  if (state.package === null || (type !== "broadband" && type !== "dedicated")) return state;
  const left = takeOut(state, idsIn(packageOf(state)), "serviceChosen");
  return { ...left, package: null, packageRemoved: "serviceChosen" };
}

function idsIn(one: Package | null): ReadonlySet<string> {
  return new Set(one?.serviceIds);
}

/**
 * Removes services and those to which they link, unless a remaining service also links to them.
 *
 * @param kept - ids that stay even if a removed service links to them
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
    removed: [...state.removed, ...leaving.map((id) => removalOf(state, id, reason))],
  };
  const remaining = new Set(servicesInCart(next).flatMap(({ links }) => links));
  const unlinked = leaving
    .flatMap((id) => leavingRowOf(state, id)?.links ?? [])
    .filter(
      (id) => isBroughtByLinks(leavingRowOf(state, id)) && !remaining.has(id) && !kept.has(id),
    );
  return takeOut(next, new Set(unlinked), "unlinked", kept);
}

/**
 * Adds a service and its links to the cart. A radio replaces the services of its type.
 *
 * @param kept - ids of this event, which linked services do not replace
 */
function putIn(state: CartState, service: Service, kept: ReadonlySet<string>): CartState {
  return withLinks(service, offerOf(state).services).reduce(
    (now, one) => putInOne(now, one, { kept, isLinked: one.id !== service.id }),
    state,
  );
}

function putInOne(
  state: CartState,
  { id, type, isRadio }: Service,
  { kept, isLinked }: { readonly kept: ReadonlySet<string>; readonly isLinked: boolean },
): CartState {
  if (state.cart.includes(id)) return state;
  const rivals = isRadio ? servicesInCart(state).filter((rival) => rival.type === type) : [];
  if (isLinked && rivals.some((rival) => kept.has(rival.id))) return state;
  const replaced = new Set(rivals.map((rival) => rival.id));
  const added: CartState = { ...state, cart: [...state.cart, id] };
  return takeOut(added, replaced, "replaced", new Set([...kept, id]));
}
