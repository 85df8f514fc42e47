import type { Formatting } from "../formatting/formatting.ts";
import type { Money } from "../money/read-money.ts";
import { englishReader } from "../texts/english-reader.ts";
import type { TextReader } from "../texts/text-group.ts";
import type { Condition, ConditionSource } from "./condition.ts";
import type { Offering, PartName } from "./filter-options.ts";
import type { PriceChange } from "./price-change.ts";
import { pricingTexts } from "./pricing-messages.ts";
import type { Family } from "./service-type.ts";

/** A service of a search, parsed from its row on the wire. */
export interface Service extends Offering, ServiceTexts, ServicePrices {
  readonly id: string;
  readonly type: string;
  /** The family of the type; null for an unknown type, whose services are not shown. */
  readonly family: Family | null;
  /** Radios of one type exclude each other. A service that is not a radio is a checkbox. */
  readonly isRadio: boolean;
  /** Lists are ordered by weight, then by base rate. Services without a base rate are last. */
  readonly weight: number;
  readonly sortCents: number;
  /** Ids of services or names of types. The cart must contain at least one of them. */
  readonly dependencies: readonly string[];
  /** Ids of the services that this one adds to the cart. */
  readonly links: readonly string[];
  /** True if links add it to the cart. False for free services, which need no line, and for fees, which follow television. */
  readonly comesByLink: boolean;
  readonly conditions: readonly Condition[];
  /** The part of the serviceability that serves it; null if its speed is not compared. */
  readonly servedBy: PartName | null;
  /** True if its row contains a fiber type. */
  readonly namesFiber: boolean;
  readonly mbps: number | null;
  /** How many phone lines the agent can choose; null if the service does not count them. */
  readonly countedLines: Countable | null;
  /** How many boxes the agent can choose; null if the service does not count them. */
  readonly countedBoxes: Countable | null;
  readonly members: ConditionSource;
}

/** The services, keyed by their ids. */
export type ServicesById = Pick<ReadonlyMap<string, Service>, "get" | "values">;

interface ServiceTexts {
  /** The title, or else the label; `""` without both. */
  readonly name: string;
  /** The title on the screen: the name, or else the id. */
  readonly title: string;
  readonly label: string;
  /** The description, as HTML of the server. */
  readonly description: string;
  /** The details of the price, as HTML of the server. */
  readonly pricingDetails: string;
  /** The details of the price as plain text. */
  readonly priceDetailsText: string;
  readonly productType: string;
  /** The download speed as sent, with or without its unit. */
  readonly speed: string;
  readonly equipmentFeeLabel: string;
  readonly boxLabel: string;
  readonly boxLabelPlural: string;
  /** The reason that is shown while the service is disabled; `""` shows the standard reason. */
  readonly disabledText: string;
}

interface ServicePrices {
  /** The rates per month and unit, keyed by their names on the wire. */
  readonly rates: Readonly<Record<RateField, Money>>;
  /** Replaces or accompanies the price; null without a range. */
  readonly priceRange: PriceRange | null;
  /** How the price changes with time; null if it stays the same. */
  readonly priceChange: PriceChange | null;
  /** The other types with which it gets a bundle rate. */
  readonly bundledTypes: readonly string[];
  /** The one-time charge. */
  readonly nrc: Money;
  /** The one-time charge for each line or box. */
  readonly stackingNrc: Money;
  readonly secondaryServices: readonly SecondaryService[];
  /** The equipment fee per month, regardless of the quantity. */
  readonly equipmentFee: Money;
  /** The rate per month and box. */
  readonly boxRate: Money;
  /** The rate of a router per month. It is shown, but totals do not count it. */
  readonly routerRate: Money;
}

/** The wire names of the rates. They are public as `PriceLine.field` and `PriceError.field`. */
export type RateField =
  | "mrc"
  | "bundled_mrc"
  | "double_mrc"
  | "triple_mrc"
  | "quad_mrc"
  | "package_mrc";

/** A monthly price range. At least one end is given. */
export interface PriceRange {
  readonly low: Money;
  readonly high: Money;
}

/** A service that comes with another and has its own charge. */
export interface SecondaryService {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  /** The one-time charge. */
  readonly charge: Money;
}

/** A quantity that the agent chooses. */
export interface Countable {
  readonly range: QuantityRange;
  /** True if the server sent at least one end of the range. */
  readonly hasRange: boolean;
  /** The sent quantity; null if the server did not send one. */
  readonly sent: number | null;
}

/** The range of a quantity, including both ends. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
}

export function compareServices(a: Service, b: Service): number {
  if (a.weight !== b.weight) return a.weight - b.weight;
  return a.sortCents === b.sortCents ? 0 : a.sortCents - b.sortCents;
}

/** The word after a number of boxes: the service's own label, or else 'box' or 'boxes'. */
export function boxTitleOf(
  { boxLabel, boxLabelPlural }: Pick<Service, "boxLabel" | "boxLabelPlural">,
  count: number,
  format: TextReader = englishReader,
): string {
  const texts = format.texts(pricingTexts);
  return count === 1 ? boxLabel || texts.box : boxLabelPlural || texts.boxes;
}

/** A quantity out of range is clamped; without one, the range's minimum counts. */
export function clampQuantity(quantity: number | null, { min, max }: QuantityRange): number {
  if (quantity === null || !Number.isFinite(quantity)) return min;
  return Math.min(Math.max(Math.trunc(quantity), min), max);
}

/** The quantity that the server sent. Without a range, any whole number is valid. Defaults to 1. */
export function sentQuantityOf({ sent, hasRange, range }: Countable): number {
  if (hasRange) return clampQuantity(sent, range);
  return sent !== null && Number.isSafeInteger(sent) && sent >= 0 ? sent : 1;
}

type Ranged = Pick<Service, "priceRange" | "rates">;

/** True if a service has a range instead of a price. Totals do not count such a service. */
export function isPricedAsRange({ priceRange, rates }: Ranged): boolean {
  return priceRange !== null && rates.mrc.kind === "missing";
}

/** True if a service has both a range and a price. The price is then shown, too, because totals count it. */
export function hasCountedRange({ priceRange, rates }: Ranged): boolean {
  return priceRange !== null && rates.mrc.kind !== "missing";
}

/** Writes a range, or its only end. */
export function rangeTextOf({ low, high }: PriceRange, format: Formatting): string {
  const texts = format.texts(pricingTexts);
  const text = (end: Money) => format.money(end.kind === "amount" ? end.cents : null);
  if (high.kind === "missing") return texts.rangeFrom(text(low));
  if (low.kind === "missing") return texts.rangeUpTo(text(high));
  return texts.range(text(low), text(high));
}
