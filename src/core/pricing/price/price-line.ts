import { addCents, type CentsOrError, maxCents, timesCents, zeroCents } from "../../money/cents.ts";
import type { Money } from "../../money/read-money.ts";
import type { Package } from "../filter-options.ts";
import type { RateField, Service } from "../service.ts";
import { type BundleLevel, bundleLevelOf, type RateReason, rateOf } from "./rates.ts";

/** The price of one service in the cart. */
export interface PriceLine {
  readonly id: string;
  /** The number of phone lines; 1 if the service does not count lines. */
  readonly quantity: number;
  readonly boxes: number;
  /** The rate per month and unit. */
  readonly rate: CentsOrError;
  /** The price per month: rate × quantity. */
  readonly price: CentsOrError;
  readonly level: BundleLevel;
  /** The name of the wire field with the rate; null without a rate. */
  readonly field: RateField | null;
  readonly reason: RateReason;
  /** The equipment fee per month. */
  readonly equipmentFee: CentsOrError;
  /** The rate per month and box. */
  readonly boxRate: CentsOrError;
  /** The price per month of all boxes. */
  readonly boxPrice: CentsOrError;
  /** One-time charge. Only the highest one in the cart is charged. */
  readonly nrc: CentsOrError;
  /** The one-time stacking charge: stacking fee × quantity. */
  readonly stacking: CentsOrError;
  readonly secondary: readonly SecondaryCharge[];
}

/** A stacking charge of a service that comes with another. */
interface SecondaryCharge {
  readonly label: string;
  /** The one-time charge. */
  readonly price: CentsOrError;
}

/** A service with its quantities. */
export interface PricedService {
  readonly service: Service;
  /** The number of phone lines; 1 if the service does not count lines. */
  readonly quantity: number;
  readonly boxes: number;
}

/** The facts of the cart that influence the price of each service. */
export interface PriceContext {
  readonly ids: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** Ids of the services with package rates. */
  readonly packageRated: ReadonlySet<string>;
}

/** A missing charge counts as 0. An invalid charge makes the sum unknown. */
export function chargeOf(money: Money): CentsOrError {
  if (money.kind === "invalid") return null;
  return money.kind === "amount" ? money.cents : zeroCents;
}

/** Computes the price of one service in a cart. */
export function priceLineOf(
  { service, quantity, boxes }: PricedService,
  context: PriceContext,
): PriceLine {
  const boxRate = chargeOf(service.boxRate);
  const level = bundleLevelOf(service, context.types);
  const usesPackageRate = context.packageRated.has(service.id);
  const rate = rateOf(service, level, { usesPackageRate });
  const stackingCount = quantity > 1 ? quantity : Math.max(1, boxes);
  return {
    id: service.id,
    quantity,
    boxes,
    rate: rate.cents,
    price: timesCents(rate.cents, quantity),
    level,
    field: rate.field,
    reason: rate.reason,
    equipmentFee: chargeOf(service.equipmentFee),
    boxRate,
    boxPrice: timesCents(boxRate, boxes),
    nrc: chargeOf(service.nrc),
    stacking: timesCents(chargeOf(service.stackingNrc), stackingCount),
    secondary: secondaryChargesOf(service, context),
  };
}

/** The sum of a service's stacking charges. */
export function stackingOf({ stacking, secondary }: PriceLine): CentsOrError {
  return addCents(stacking, ...secondary.map(({ price }) => price));
}

/** The highest one-time charge of a cart, among the services and the package. */
export function highestChargeOf(lines: readonly PriceLine[], chosen: Package | null): CentsOrError {
  return maxCents(
    zeroCents,
    chosen ? chargeOf(chosen.nrc) : zeroCents,
    ...lines.map(({ nrc }) => nrc),
  );
}

/** An entry that refers to a service counts only while the cart contains that service. Other entries always count. */
function secondaryChargesOf(
  { secondaryServices }: Service,
  { ids, types }: PriceContext,
): readonly SecondaryCharge[] {
  return secondaryServices
    .filter(({ id, type }) => (id === "" ? type === "" || types.has(type) : ids.has(id)))
    .map(({ label, charge }) => ({ label, price: chargeOf(charge) }));
}
