import { type Money, readMoney } from "../../money/read-money.ts";
import { isRecord, recordOf } from "../../values/record.ts";
import { type ReadingsOf, readMembers } from "../../wire/read-members.ts";
import type { PartName } from "../filter-options.ts";
import { mentionsPriceChange, type PriceChange } from "../price-change.ts";
import type {
  Countable,
  PriceRange,
  QuantityRange,
  SecondaryService,
  Service,
} from "../service.ts";
import { serviceTypes } from "../service-type.ts";
import {
  quantityMembers,
  type ServiceRow,
  secondaryServiceMembers,
  serviceMembers,
} from "./service-row.ts";
import {
  isGiven,
  listOf,
  mbpsOf,
  numberOf,
  plainTextOf,
  readConditionSource,
  wireTextOf,
} from "./wire-values.ts";

/** Parses a service from its row on the wire. */
export function readService(row: ServiceRow): Service {
  const wire = readMembers(serviceMembers, row);
  const { id, type, label } = wire;
  const known = serviceTypes.get(type);
  const name = wire.title || label;
  const { mrc, bundled_mrc, double_mrc, triple_mrc, quad_mrc, package_mrc } = wire;
  const priceDetailsText = plainTextOf(wire.pricing_details);
  return {
    id,
    type,
    family: known?.family ?? null,
    isRadio: wire.widget.toLowerCase() === "radio",
    provider: wire.provider,
    terms: wire.terms,
    regions: wire.region,
    weight: known?.weight ?? 12,
    sortCents: mrc.kind === "amount" ? mrc.cents : Number.POSITIVE_INFINITY,
    dependencies: wire.dependencies,
    links: wire.linked_services,
    comesByLink: hasCharge(mrc) && known?.family !== "fee",
    conditions: wire.condition_disabled,
    servedBy: partServing(type, wire.fiber_serviceability_type),
    namesFiber: wire.fiber_serviceability_type !== "",
    mbps: mbpsOf(wire.download_speed),
    countedLines: readLines(wire),
    countedBoxes: readBoxes(wire),
    members: readConditionSource(row),
    name,
    title: name || id,
    label,
    description: wire.description,
    pricingDetails: wire.pricing_details,
    priceDetailsText,
    productType: wire.product_type,
    speed: wireTextOf(wire.download_speed),
    equipmentFeeLabel: wire.equipment_fee_label,
    boxLabel: wire.addon_item_label,
    boxLabelPlural: wire.addon_item_label_plural,
    disabledText: wire.error_msg,
    rates: { mrc, bundled_mrc, double_mrc, triple_mrc, quad_mrc, package_mrc },
    priceRange: readPriceRange(wire),
    priceChange: readPriceChange(wire, priceDetailsText),
    bundledTypes: wire.bundled_service_types.filter((other) => other !== type),
    nrc: wire.nrc,
    stackingNrc: wire.nrc_stacking,
    secondaryServices: readSecondaryServices(wire.secondary_services),
    equipmentFee: wire.equipment_fee,
    boxRate: readMoney(wire.addon_item_cost_per_unit),
    routerRate: wire.router_mrc,
  };
}

type ServiceReading = ReadingsOf<typeof serviceMembers>;

/** An invalid amount counts as a charge, because leaving the service out would lower the total. */
function hasCharge(money: Money): boolean {
  return money.kind === "invalid" || (money.kind === "amount" && money.cents > 0);
}

function partServing(type: string, fiberType: string): PartName | null {
  if (type !== "broadband" && type !== "dedicated") return null;
  return type === "dedicated" || fiberType !== "" ? "fiber" : "coax";
}

/** A range next to a price needs both ends. A range instead of a price needs one. */
function readPriceRange({ mrc_low: low, mrc_high: high, mrc }: ServiceReading): PriceRange | null {
  const missing = [low, high].filter(({ kind }) => kind === "missing").length;
  if (missing > (mrc.kind === "missing" ? 1 : 0)) return null;
  return { low, high };
}

/** A change needs both of its members and the price that it replaces. Without them, the details may mention one. */
function readPriceChange(
  { promo_months, after_mrc: rate, mrc }: ServiceReading,
  details: string,
): PriceChange | null {
  const afterMonths = wholeOf(promo_months, 1);
  if (afterMonths !== null && rate.kind === "amount" && mrc.kind === "amount") {
    return { kind: "known", afterMonths, rate };
  }
  return mentionsPriceChange(details) ? { kind: "mentioned" } : null;
}

function readSecondaryServices(raw: unknown): readonly SecondaryService[] {
  return listOf(raw)
    .filter(isRecord)
    .map((entry) => {
      const { stacking_nrc: charge, ...service } = readMembers(secondaryServiceMembers, entry);
      return { ...service, charge };
    });
}

/** A service counts lines if it is a phone, or has a range of lines. */
function readLines({ type, phone_min, phone_max, data }: ServiceReading): Countable | null {
  const isCounted = type === "phone" || isGiven(phone_min) || isGiven(phone_max);
  if (!isCounted) return null;
  const { phone_lines } = readMembers(quantityMembers, recordOf(data));
  return readCountable(phone_min, phone_max, phone_lines);
}

/** A service counts boxes if they have a cost, even an invalid one. */
function readBoxes(wire: ServiceReading): Countable | null {
  if (!isGiven(wire.addon_item_cost_per_unit)) return null;
  const { addon_items } = readMembers(quantityMembers, recordOf(wire.data));
  return readCountable(wire.addon_item_min, wire.addon_item_max, addon_items);
}

function readCountable(min: unknown, max: unknown, sent: unknown): Countable {
  return {
    range: readRange(min, max),
    hasRange: isGiven(min) || isGiven(max),
    sent: numberOf(sent),
  };
}

/** Each end defaults to 1. A minimum above the maximum becomes 1. */
function readRange(min: unknown, max: unknown): QuantityRange {
  const from = wholeOf(min, 0) ?? 1;
  const to = wholeOf(max, 1) ?? 1;
  return { min: from > to ? 1 : from, max: to };
}

function wholeOf(raw: unknown, least: number): number | null {
  const number = numberOf(raw);
  return number !== null && Number.isSafeInteger(number) && number >= least ? number : null;
}
