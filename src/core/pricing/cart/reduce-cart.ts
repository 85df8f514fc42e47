import { type FilterOption, optionOf } from "../filter-options.ts";
import type { SectionName } from "../service-type.ts";
import { choosePackage, deselect, selectItem, takeOut } from "./cart-acts.ts";
import {
  type CartEvent,
  type CartState,
  noToggles,
  offerOf,
  type Removal,
  removalOf,
  servicesInCart,
  withoutRemovals,
} from "./cart-state.ts";
import { choiceOf, startCart } from "./create-cart.ts";
import { normaliseCart } from "./normalise-cart.ts";

/**
 * Applies an event to a cart. The result is always legal (1 §4; decisions J, K, MT). An impossible event, such as an
 * unknown option or a disabled service, changes nothing. `removed` lists the removed services with the reasons.
 */
export function reduceCart(state: CartState, event: CartEvent): CartState {
  const isQuiet = state.removed.length === 0 && state.packageRemoved === null;
  const before = isQuiet ? state : withoutRemovals(state);
  const after = normaliseCart(act(before, event));
  if (after.removed.length === 0) return after;
  return { ...after, removed: whatLeft(before, after, after.removed) };
}

/**
 * Applies the events of one action, such as a choice on the price board. `removed` lists the services that any event
 * removed and none added again, with the first reason.
 */
export function reduceAct(state: CartState, events: readonly CartEvent[]): CartState {
  const left: Removal[] = [];
  let packageRemoved: CartState["packageRemoved"] = null;
  let after = state;
  for (const event of events) {
    after = reduceCart(after, event);
    left.push(...after.removed);
    packageRemoved ??= after.packageRemoved;
  }
  if (left.length === 0 && packageRemoved === null) return after;
  return {
    ...after,
    removed: whatLeft(state, after, left),
    packageRemoved: state.package === null || after.package !== null ? null : packageRemoved,
  };
}

/** The services that the later cart does not contain any more, each with the first reason. */
function whatLeft(
  before: CartState,
  after: CartState,
  removals: readonly Removal[],
): readonly Removal[] {
  const gone = before.cart.filter((id) => !after.cart.includes(id));
  return gone.flatMap((id) => removals.find((removal) => removal.id === id) ?? []);
}

function act(state: CartState, event: CartEvent): CartState {
  switch (event.kind) {
    case "chooseProvider":
      return chooseProvider(state, event.value || null);
    case "chooseTerm":
      return chooseTerm(state, event.value || null);
    case "chooseRegion":
      return chooseRegion(state, event.value || null);
    case "choosePackage":
      return choosePackage(state, event.value || null);
    case "toggleSection":
      return toggleSection(state, event.section, event.isOn);
    case "selectItem":
      return selectItem(state, event.id);
    case "deselectItem":
      return state.cart.includes(event.id) ? deselect(state, event.id) : state;
    case "setLines":
      return setQuantity(state, event.id, { lines: event.lines });
    case "setBoxes":
      return setQuantity(state, event.id, { boxes: event.boxes });
    case "clear":
      return clear(state);
  }
}

function chooseProvider(state: CartState, value: string | null): CartState {
  const { options } = state.catalogue;
  if (value === state.provider || !isChoice(options.provider, value)) return state;
  return { ...emptied(state, "providerChanged"), ...choiceOf(state.catalogue, value) };
}

function chooseTerm(state: CartState, value: string | null): CartState {
  const { options } = state.catalogue;
  if (value === state.term || !isChoice(options.term, value)) return state;
  return { ...emptied(state, "termChanged"), term: value };
}

function chooseRegion(state: CartState, value: string | null): CartState {
  if (!isChoice(state.catalogue.options.region, value)) return state;
  const { services } = offerOf({ ...state, region: value });
  // Use the rows of the old region, because rows with the same ids in the new region may have other links.
  const gone = state.cart.filter((id) => !services.has(id));
  return { ...takeOut(state, new Set(gone), "notOffered"), region: value };
}

function toggleSection(state: CartState, section: SectionName, isOn: boolean): CartState {
  const next = { ...state, toggles: { ...state.toggles, [section]: isOn } };
  if (isOn) return next;
  const own = servicesInCart(state).filter(({ family }) => family === section);
  return takeOut(next, new Set(own.map(({ id }) => id)), "sectionUnchecked");
}

function setQuantity(
  state: CartState,
  id: string,
  change: { readonly lines: number } | { readonly boxes: number },
): CartState {
  if (!offerOf(state).services.has(id)) return state;
  const quantity = { ...state.quantities.get(id), ...change };
  return { ...state, quantities: new Map(state.quantities).set(id, quantity) };
}

function clear(state: CartState): CartState {
  const { removed, packageRemoved } = emptied(state, "cleared");
  return { ...startCart(state.catalogue), removed, packageRemoved };
}

/** Empties the cart together with package, toggles and quantities. */
function emptied(
  state: CartState,
  reason: "providerChanged" | "termChanged" | "cleared",
): CartState {
  return {
    ...state,
    package: null,
    packageRemoved: state.package === null ? null : reason,
    cart: [],
    toggles: noToggles,
    quantities: new Map(),
    removed: state.cart.map((id) => removalOf(state, id, reason)),
  };
}

/** True if the value is an option. Without options, any value is accepted. */
function isChoice(options: readonly FilterOption[], value: string | null): boolean {
  return value === null || options.length === 0 || optionOf(options, value) !== null;
}
