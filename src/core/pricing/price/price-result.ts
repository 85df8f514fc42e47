import type { CentsOrError } from "../../money/cents.ts";
import type { BundleLevel } from "./bundle-level.ts";
import type { RateField, RateReason } from "./rate.ts";

/** A stacking charge of a service that comes with another (decisions L11). */
export interface SecondaryCharge {
  readonly label: string;
  /** Once. */
  readonly price: CentsOrError;
}

/** What one item costs. */
export interface PriceLine {
  readonly id: string;
  /** Lines of a phone; 1 where none are counted. */
  readonly quantity: number;
  readonly boxes: number;
  /** Per month and unit. */
  readonly rate: CentsOrError;
  /** Per month: rate × quantity. */
  readonly price: CentsOrError;
  readonly level: BundleLevel;
  /** The wire's field that gave the rate; null when none did. */
  readonly field: RateField | null;
  readonly reason: RateReason;
  /** Per month. */
  readonly equipmentFee: CentsOrError;
  /** Per month and box. */
  readonly boxRate: CentsOrError;
  /** Per month, all boxes together. */
  readonly boxPrice: CentsOrError;
  /** Once; competes for the highest. */
  readonly nrc: CentsOrError;
  /** Once: the stacking fee × quantity. */
  readonly stacking: CentsOrError;
  readonly secondary: readonly SecondaryCharge[];
}

/** An amount that was reached and could not be read (decisions Z3). */
export interface PriceError {
  readonly code: "invalidAmount";
  /** Whose: a row's id, or the package. */
  readonly of: { readonly kind: "item"; readonly id: string } | { readonly kind: "package" };
  /** The wire's name of the member. */
  readonly field: string;
}

/** The totals of a cart in cents (decisions L); null is `ERR`: an amount that feeds it is invalid. */
export interface CartPrice {
  readonly servicesSubtotal: CentsOrError;
  readonly equipmentSubtotal: CentsOrError;
  readonly beforeDiscount: CentsOrError;
  readonly discount: CentsOrError;
  readonly monthly: CentsOrError;
  readonly installWithoutStacking: CentsOrError;
  readonly stacking: CentsOrError;
  readonly install: CentsOrError;
  /** One per item, in the order given. */
  readonly lines: readonly PriceLine[];
  readonly errors: readonly PriceError[];
}
