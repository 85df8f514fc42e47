import type { Catalogue, Offer } from "../catalogue.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import type { DisabledCode } from "../rules/disabling-rule.ts";
import type { SectionName } from "../service-type.ts";
import type { ServiceChoice } from "../visibility.ts";

/** Why a row left the cart. */
export type RemovalCode =
  | "deselected"
  /** A service that it comes with was taken out by hand. */
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

export interface Removal {
  readonly id: string;
  readonly reason: RemovalCode;
}

/** Why a package is no longer chosen, when it was not by choosing another or none. */
export type PackageRemovalCode =
  | "incomplete"
  | "notOffered"
  | "serviceChosen"
  | "providerChanged"
  | "termChanged"
  | "cleared";

export interface Quantity {
  readonly lines?: number;
  readonly boxes?: number;
}

/** The builder between two events (decisions J.0). Fees are not in it: they follow from it. */
export interface CartState extends ServiceChoice {
  readonly catalogue: Catalogue;
  /** Value of the chosen package. */
  readonly package: string | null;
  readonly toggles: Readonly<Record<SectionName, boolean>>;
  /** Ids in the order of their choosing. */
  readonly cart: readonly string[];
  /** By id, also of rows that are not in the cart (decisions I18). */
  readonly quantities: ReadonlyMap<string, Quantity>;
  /** What the last event took out of the cart. */
  readonly removed: readonly Removal[];
  readonly packageRemoved: PackageRemovalCode | null;
}

export const noToggles: CartState["toggles"] = {
  dedicated: false,
  broadband: false,
  phone: false,
  tv: false,
};

export function offerOf(state: CartState): Offer {
  return state.catalogue.offerFor(state);
}

/** The rows of the cart in the order of their choosing, without fees. */
export function rowsInCart({ catalogue, cart }: CartState): readonly CatalogueRow[] {
  return cart.flatMap((id) => catalogue.rows.get(id) ?? []);
}

/** Fees come with television (decisions J11). */
export function feesOf(state: CartState): readonly CatalogueRow[] {
  return rowsInCart(state).some(({ type }) => type === "tv") ? offerOf(state).fees : [];
}
