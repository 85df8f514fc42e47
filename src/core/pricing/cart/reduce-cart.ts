import { optionOf } from "../rules/rule-context.ts";
import type { SectionName } from "../service-type.ts";
import type { FilterOption } from "../wire/pricing-search-wire.ts";
import { deselect, takeOut } from "./cart-acts.ts";
import type { CartEvent } from "./cart-event.ts";
import { type CartState, noToggles, offerOf, rowsInCart } from "./cart-state.ts";
import { choosePackage } from "./choose-package.ts";
import { choiceOf, startCart } from "./create-cart.ts";
import { normaliseCart } from "./normalise-cart.ts";
import { selectItem } from "./select-item.ts";

/**
 * The cart after an event, always a legal one (1 §4; decisions J, K, MT). Events that cannot be (an
 * unknown option, a disabled row) change nothing. `removed` says what the event took out, and why.
 */
export function reduceCart(state: CartState, event: CartEvent): CartState {
  const isQuiet = state.removed.length === 0 && state.packageRemoved === null;
  const before = isQuiet ? state : { ...state, removed: [], packageRemoved: null };
  const after = normaliseCart(act(before, event));
  if (after.removed.length === 0) return after;
  const left = new Map(
    [...after.removed].reverse().map((removal) => [removal.id, removal] as const),
  );
  const removed = before.cart.flatMap((id) =>
    after.cart.includes(id) ? [] : (left.get(id) ?? []),
  );
  return { ...after, removed };
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
      return { ...emptied(state, "cleared"), ...withoutNews(startCart(state.catalogue)) };
  }
}

function chooseProvider(state: CartState, value: string | null): CartState {
  const options = state.catalogue.search.filter_options?.provider;
  if (value === state.provider || !isChoice(options, value)) return state;
  return { ...emptied(state, "providerChanged"), ...choiceOf(state.catalogue, value) };
}

function chooseTerm(state: CartState, value: string | null): CartState {
  const options = state.catalogue.search.filter_options?.term;
  if (value === state.term || !isChoice(options, value)) return state;
  return { ...emptied(state, "termChanged"), term: value };
}

function chooseRegion(state: CartState, value: string | null): CartState {
  const options = state.catalogue.search.filter_options?.region;
  return isChoice(options, value) ? { ...state, region: value } : state;
}

function toggleSection(state: CartState, section: SectionName, isOn: boolean): CartState {
  const next = { ...state, toggles: { ...state.toggles, [section]: isOn } };
  if (isOn) return next;
  const own = rowsInCart(state).filter(({ family }) => family === section);
  return takeOut(next, new Set(own.map(({ id }) => id)), "sectionUnchecked");
}

function setQuantity(
  state: CartState,
  id: string,
  change: { readonly lines: number } | { readonly boxes: number },
): CartState {
  if (!offerOf(state).rows.has(id)) return state;
  const quantity = { ...state.quantities.get(id), ...change };
  return { ...state, quantities: new Map(state.quantities).set(id, quantity) };
}

/** Cart, package, toggles and quantities go together (decisions J6, J7). */
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
    removed: state.cart.map((id) => ({ id, reason })),
  };
}

function withoutNews({ removed: _, packageRemoved: __, ...rest }: CartState) {
  return rest;
}

/** Where no options are named there is nothing to check a value against. */
function isChoice(options: readonly FilterOption[] | undefined, value: string | null): boolean {
  return value === null || !options?.length || optionOf(options, value) !== null;
}
