import type { Catalogue, Offer } from "../catalogue.ts";
import type { OfferChoice, Package } from "../filter-options.ts";
import type { DisabledCode } from "../rules/disabling-rules.ts";
import type { Service } from "../service.ts";
import type { SectionName } from "../service-type.ts";

/** The proposal builder between two events (decisions J.0). Fees are not part of it: they follow from the cart. */
export interface CartState extends OfferChoice {
  readonly catalogue: Catalogue;
  /** The value of the chosen package. */
  readonly package: string | null;
  readonly toggles: Readonly<Record<SectionName, boolean>>;
  /** Ids of the chosen services, in the order of the choices. */
  readonly cart: readonly string[];
  /**
   * The quantities, keyed by service id. A service that leaves the cart keeps its quantity for its return.
   */
  readonly quantities: ReadonlyMap<string, Quantity>;
  /** The services that the last event removed from the cart. */
  readonly removed: readonly Removal[];
  readonly packageRemoved: PackageRemovalCode | null;
}

/** An action of the agent in the builder. Values are those of options. Null removes the choice. */
export type CartEvent =
  | { readonly kind: "chooseProvider"; readonly value: string | null }
  | { readonly kind: "chooseTerm"; readonly value: string | null }
  | { readonly kind: "chooseRegion"; readonly value: string | null }
  | { readonly kind: "choosePackage"; readonly value: string | null }
  | { readonly kind: "toggleSection"; readonly section: SectionName; readonly isOn: boolean }
  /** Removes the service if it is a checkbox in the cart. */
  | { readonly kind: "selectItem"; readonly id: string }
  | { readonly kind: "deselectItem"; readonly id: string }
  | { readonly kind: "setLines"; readonly id: string; readonly lines: number }
  | { readonly kind: "setBoxes"; readonly id: string; readonly boxes: number }
  | { readonly kind: "clear" };

interface Quantity {
  readonly lines?: number;
  readonly boxes?: number;
}

/** A service that was removed from the cart, and the reason. */
export interface Removal {
  readonly id: string;
  readonly title: string;
  readonly reason: RemovalCode;
}

/** Why a service was removed from the cart. */
export type RemovalCode =
  | "deselected"
  /** The agent deselected a service to which it links. */
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

/** Why a package ended without a choice of the agent. */
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

/** The services of the cart in the order of the choices, without fees. */
export function servicesInCart(state: CartState): readonly Service[] {
  const { services } = offerOf(state);
  return state.cart.flatMap((id) => services.get(id) ?? []);
}

/** The chosen package; null if it is not offered. */
export function packageOf(state: CartState): Package | null {
  return state.package === null ? null : (offerOf(state).packages.get(state.package) ?? null);
}

/** Describes a removal. The state must be one in which the cart still contains the service. */
export function removalOf(state: CartState, id: string, reason: RemovalCode): Removal {
  return { id, title: leavingRowOf(state, id)?.title ?? id, reason };
}

/** The row of a removed service, even if it is not offered any more. */
export function leavingRowOf(state: CartState, id: string): Service | undefined {
  return offerOf(state).services.get(id) ?? state.catalogue.rowsOf(id)[0];
}

/** The fees of the cart, which come with television. */
export function feesOf(state: CartState): readonly Service[] {
  return servicesInCart(state).some(({ type }) => type === "tv") ? offerOf(state).fees : [];
}

/** The state without the removals of its event, so that another event or undo does not report them again. */
export function withoutRemovals(state: CartState): CartState {
  return { ...state, removed: [], packageRemoved: null };
}
