import type { Formatting } from "../formatting/formatting.ts";
import type { Money } from "../money/read-money.ts";
import type { Condition, ConditionSource } from "./condition.ts";
import type { Offering, PartName } from "./filter-options.ts";
import type { Family } from "./service-type.ts";

/** A service of a search, read once from its row on the wire. */
export interface Service extends Offering, ServiceTexts, ServicePrices {
  readonly id: string;
  readonly type: string;
  /** Null for an unknown type, which is never shown (decisions MT5). */
  readonly family: Family | null;
  /** Radios of one type exclude each other; any other service is a checkbox (decisions J1). */
  readonly isRadio: boolean;
  /** Lists are ordered by weight, then by base rate, unknown ones last (decisions I12). */
  readonly weight: number;
  readonly sortCents: number;
  /** Ids of services or names of types, of which one must be in the cart (decisions J2, J3). */
  readonly dependencies: readonly string[];
  /** Ids of the services that this one brings along (decisions J5). */
  readonly links: readonly string[];
  /** Links bring it along. A free one is included without a line, and a fee follows television. */
  readonly comesByLink: boolean;
  readonly conditions: readonly Condition[];
  /** Null for a service without a speed to compare (decisions K3). */
  readonly servedBy: PartName | null;
  /** Its row names a fiber type. */
  readonly namesFiber: boolean;
  readonly mbps: number | null;
  /** Phone lines; null where none are counted (decisions L22). */
  readonly countedLines: Countable | null;
  /** Boxes; null where none are counted (decisions L12). */
  readonly countedBoxes: Countable | null;
  readonly members: ConditionSource;
}

/** Services by their ids. */
export type ServicesById = Pick<ReadonlyMap<string, Service>, "get" | "values">;

interface ServiceTexts {
  /** Its title, else its label; `""` for neither. */
  readonly name: string;
  /** Its title on the screen: the name, else the id (decisions I13). */
  readonly title: string;
  readonly label: string;
  /** HTML. */
  readonly description: string;
  /** HTML. */
  readonly pricingDetails: string;
  readonly productType: string;
  /** The download speed as sent, with or without its unit. */
  readonly speed: string;
  readonly equipmentFeeLabel: string;
  readonly boxLabel: string;
  readonly boxLabelPlural: string;
  /** Shown while the service is disabled; `""` for the usual text (decisions K6). */
  readonly disabledText: string;
}

interface ServicePrices {
  /** Per month and unit. */
  readonly rates: Readonly<Record<RateField, Money>>;
  /** In place of a price, or beside it; null where none is given (decisions I14). */
  readonly priceRange: PriceRange | null;
  /** The types that earn it a bundle rate, without its own (decisions L1). */
  readonly bundledTypes: readonly string[];
  /** Once. */
  readonly nrc: Money;
  /** Once per line or box. */
  readonly stackingNrc: Money;
  readonly secondaryServices: readonly SecondaryService[];
  /** Per month, whatever the quantity (decisions L13). */
  readonly equipmentFee: Money;
  /** Per month and box. */
  readonly boxRate: Money;
  /** Per month; shown, never priced (decisions I15). */
  readonly routerRate: Money;
}

/** The wire's names of the rates: they are public, as `PriceLine.field` and `PriceError.field`. */
export type RateField =
  | "mrc"
  | "bundled_mrc"
  | "double_mrc"
  | "triple_mrc"
  | "quad_mrc"
  | "package_mrc";

/** From low to high, per month; at least one end is given. */
export interface PriceRange {
  readonly low: Money;
  readonly high: Money;
}

/** A service that comes with another and has a charge of its own (decisions L11). */
export interface SecondaryService {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  /** Once. */
  readonly charge: Money;
}

/** A quantity that the agent chooses. */
export interface Countable {
  readonly range: QuantityRange;
  /** The server sent at least one end of the range. */
  readonly hasRange: boolean;
  /** The quantity as sent; null when none was. */
  readonly sent: number | null;
}

/** The choices of a quantity, both ends included (1 §5; decisions I17). */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
}

export function compareServices(a: Service, b: Service): number {
  if (a.weight !== b.weight) return a.weight - b.weight;
  return a.sortCents === b.sortCents ? 0 : a.sortCents - b.sortCents;
}

/** The word for a number of boxes: the service's own, else 'box' or 'boxes' (decisions L12). */
export function boxTitleOf(
  { boxLabel, boxLabelPlural }: Pick<Service, "boxLabel" | "boxLabelPlural">,
  count: number,
): string {
  return count === 1 ? boxLabel || "box" : boxLabelPlural || "boxes";
}

/** A quantity out of range is clamped; without one, the range's minimum counts (decisions L22). */
export function clampQuantity(quantity: number | null, { min, max }: QuantityRange): number {
  if (quantity === null || !Number.isFinite(quantity)) return min;
  return Math.min(Math.max(Math.trunc(quantity), min), max);
}

/** The quantity that the server sent; without a range, any whole number counts, else 1. */
export function sentQuantityOf({ sent, hasRange, range }: Countable): number {
  if (hasRange) return clampQuantity(sent, range);
  return sent !== null && Number.isSafeInteger(sent) && sent >= 0 ? sent : 1;
}

type Ranged = Pick<Service, "priceRange" | "rates">;

/** Whether a service has a range in place of a price, which no total counts (decisions I14). */
export function isPricedAsRange({ priceRange, rates }: Ranged): boolean {
  return priceRange !== null && rates.mrc.kind === "missing";
}

/** Whether a range stands beside a price, so that the price is told too (decisions I14). */
export function hasCountedRange({ priceRange, rates }: Ranged): boolean {
  return priceRange !== null && rates.mrc.kind !== "missing";
}

/** A range from low to high, or its only end (decisions L16). */
export function rangeTextOf({ low, high }: PriceRange, format: Formatting): string {
  const text = (end: Money) => format.money(end.kind === "amount" ? end.cents : null);
  if (high.kind === "missing") return `from ${text(low)}`;
  if (low.kind === "missing") return `up to ${text(high)}`;
  return `${text(low)} – ${text(high)}`;
}
