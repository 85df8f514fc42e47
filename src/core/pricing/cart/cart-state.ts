import type { Catalogue, Offer } from "../catalogue.ts";
import type { OfferChoice, Package } from "../filter-options.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import type { SectionName } from "../service-type.ts";

/** The proposal builder between two events (decisions J.0). Fees are not part of it: they follow from the cart. */
export interface CartState extends OfferChoice {
  readonly catalogue: Catalogue;
  /** Value of the chosen package. */
  readonly package: string | null;
  readonly toggles: Readonly<Record<SectionName, boolean>>;
  /** Ids in the order in which they were chosen. */
  readonly cart: readonly string[];
  /** By id, also for services that are not in the cart (decisions I18). */
  readonly quantities: ReadonlyMap<string, Quantity>;
  /** What the last event took out of the cart. */
  readonly removed: readonly Removal[];
  readonly packageRemoved: PackageRemovalCode | null;
}

/** An act of the agent in the builder. Values are those of options; null chooses none. */
export type CartEvent =
  | { readonly kind: "chooseProvider"; readonly value: string | null }
  | { readonly kind: "chooseTerm"; readonly value: string | null }
  | { readonly kind: "chooseRegion"; readonly value: string | null }
  | { readonly kind: "choosePackage"; readonly value: string | null }
  | { readonly kind: "toggleSection"; readonly section: SectionName; readonly isOn: boolean }
  /** Unchecks a checkbox that is in the cart (decisions J1, J4). */
  | { readonly kind: "selectItem"; readonly id: string }
  | { readonly kind: "deselectItem"; readonly id: string }
  | { readonly kind: "setLines"; readonly id: string; readonly lines: number }
  | { readonly kind: "setBoxes"; readonly id: string; readonly boxes: number }
  | { readonly kind: "clear" };

interface Quantity {
  readonly lines?: number;
  readonly boxes?: number;
}

/** A service that left the cart, and why. */
export interface Removal {
  readonly id: string;
  readonly title: string;
  readonly reason: RemovalCode;
}

/** Why a service left the cart. */
export type RemovalCode =
  | "deselected"
  /** A service that it brings along was taken out by hand. */
  | "linkDeselected"
  | "replaced"
  | "unlinked"
  | "packageReplaced"
  | "serviceChosen"
  | "sectionUnchecked"
  | "providerChanged"
  | "termChanged"
  | "cleared"
  | "notOffered"
  | DisabledCode;

/** Why a package is no longer chosen, unless the agent chose another or none. */
type PackageRemovalCode =
  | "incomplete"
  | "notOffered"
  | "serviceChosen"
  | "providerChanged"
  | "termChanged"
  | "cleared";

export const noToggles: CartState["toggles"] = {
  dedicated: false,
  broadband: false,
  phone: false,
  tv: false,
};

export function offerOf(state: CartState): Offer {
  return state.catalogue.offerFor(state);
}

/** The services of the cart in the order in which they were chosen, without fees. */
export function servicesInCart(state: CartState): readonly Service[] {
  const { services } = offerOf(state);
  return state.cart.flatMap((id) => services.get(id) ?? []);
}

/** The chosen package: the one of its value among those offered (decisions I21). */
export function packageOf(state: CartState): Package | null {
  return state.package === null ? null : (offerOf(state).packages.get(state.package) ?? null);
}

/** What left a cart; the state is one in which it was still there. */
export function removalOf(state: CartState, id: string, reason: RemovalCode): Removal {
  return { id, title: leavingRowOf(state, id)?.title ?? id, reason };
}

/** The row of a service that leaves, be it because it is not offered any more. */
export function leavingRowOf(state: CartState, id: string): Service | undefined {
  return offerOf(state).services.get(id) ?? state.catalogue.rowsOf(id)[0];
}

/** Fees come with television (decisions J11). */
export function feesOf(state: CartState): readonly Service[] {
  return servicesInCart(state).some(({ type }) => type === "tv") ? offerOf(state).fees : [];
}

/** The state without what its event took out: another event, or undoing this one, tells nothing of it. */
export function withoutRemovals(state: CartState): CartState {
  return { ...state, removed: [], packageRemoved: null };
}
