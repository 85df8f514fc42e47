import { type Money, readMoney } from "../../money/read-money.ts";
import type { PartName } from "../filter-options.ts";
import type {
  Countable,
  PriceRange,
  QuantityRange,
  SecondaryService,
  Service,
} from "../service.ts";
import { serviceTypes } from "../service-type.ts";
import type { ServiceRow } from "./pricing-search.ts";
import { readConditionSource, readConditions } from "./read-conditions.ts";
import {
  idsOf,
  isGiven,
  isRecord,
  listOf,
  mbpsOf,
  memberOf,
  numberOf,
  plainTextOf,
  textOf,
} from "./wire-values.ts";

/** Reads a service row: the only place that looks at its members (decisions M5). */
export function readService(row: ServiceRow): Service {
  const id = textOf(row.id);
  const type = textOf(row.type);
  const known = serviceTypes.get(type);
  const label = plainTextOf(row.label);
  const name = plainTextOf(row.title) || label;
  const rates = {
    mrc: readMoney(row.mrc),
    bundled_mrc: readMoney(row.bundled_mrc),
    double_mrc: readMoney(row.double_mrc),
    triple_mrc: readMoney(row.triple_mrc),
    quad_mrc: readMoney(row.quad_mrc),
    package_mrc: readMoney(row.package_mrc),
  };
  return {
    id,
    type,
    family: known?.family ?? null,
    isRadio: textOf(row.widget).toLowerCase() === "radio",
    provider: textOf(row.provider),
    terms: idsOf(row.terms),
    regions: idsOf(row.region),
    weight: known?.weight ?? 12,
    sortCents: rates.mrc.kind === "amount" ? rates.mrc.cents : Number.POSITIVE_INFINITY,
    dependencies: idsOf(row.dependencies),
    links: idsOf(row.linked_services),
    comesByLink: hasCharge(rates.mrc) && known?.family !== "fee",
    conditions: readConditions(row.condition_disabled),
    servedBy: partServing(type, row),
    mbps: mbpsOf(row.download_speed),
    countedLines: readLines(row),
    countedBoxes: readBoxes(row),
    members: readConditionSource(row),
    name,
    title: name || id,
    label,
    description: textOf(row.description),
    pricingDetails: textOf(row.pricing_details),
    productType: plainTextOf(row.product_type),
    speed: textOf(row.download_speed),
    equipmentFeeLabel: plainTextOf(row.equipment_fee_label),
    boxLabel: plainTextOf(row.addon_item_label),
    boxLabelPlural: plainTextOf(row.addon_item_label_plural),
    disabledText: textOf(row.error_msg),
    rates,
    priceRange: readPriceRange(row, rates.mrc),
    bundledTypes: idsOf(row.bundled_service_types).filter((other) => other !== type),
    nrc: readMoney(row.nrc),
    stackingNrc: readMoney(row.nrc_stacking),
    secondaryServices: readSecondaryServices(row.secondary_services),
    equipmentFee: readMoney(row.equipment_fee),
    boxRate: readMoney(row.addon_item_cost_per_unit),
    routerRate: readMoney(row.router_mrc),
  };
}

/** An invalid amount is not known to be free: a service left out for it would lower the total. */
function hasCharge(money: Money): boolean {
  return money.kind === "invalid" || (money.kind === "amount" && money.cents > 0);
}

function partServing(type: string, row: ServiceRow): PartName | null {
  if (type !== "broadband" && type !== "dedicated") return null;
  return type === "dedicated" || textOf(row.fiber_serviceability_type) !== "" ? "fiber" : "coax";
}

/** Beside a price both ends are needed; in its place one end is enough to tell that the price is not known. */
function readPriceRange({ mrc_low, mrc_high }: ServiceRow, mrc: Money): PriceRange | null {
  const [low, high] = [readMoney(mrc_low), readMoney(mrc_high)];
  const missing = [low, high].filter(({ kind }) => kind === "missing").length;
  if (missing > (mrc.kind === "missing" ? 1 : 0)) return null;
  return {
    low: low.kind === "amount" ? low.cents : null,
    high: high.kind === "amount" ? high.cents : null,
  };
}

function readSecondaryServices(raw: unknown): readonly SecondaryService[] {
  return listOf(raw)
    .filter(isRecord)
    .map((entry) => ({
      id: textOf(entry.id),
      type: textOf(entry.type),
      label: plainTextOf(entry.label),
      charge: readMoney(entry.stacking_nrc),
    }));
}

/** Lines are counted where the row is a phone, or has a range of them (decisions Z8). */
function readLines({ type, phone_min, phone_max, data }: ServiceRow): Countable | null {
  const isCounted = textOf(type) === "phone" || isGiven(phone_min) || isGiven(phone_max);
  return isCounted ? readCountable(phone_min, phone_max, memberOf(data, "phone_lines")) : null;
}

/** Boxes are counted where they have a cost, be it an invalid one (decisions L12). */
function readBoxes(row: ServiceRow): Countable | null {
  if (!isGiven(row.addon_item_cost_per_unit)) return null;
  const { addon_item_min, addon_item_max, data } = row;
  return readCountable(addon_item_min, addon_item_max, memberOf(data, "addon_items"));
}

function readCountable(min: unknown, max: unknown, sent: unknown): Countable {
  return {
    range: readRange(min, max),
    hasRange: isGiven(min) || isGiven(max),
    sent: numberOf(sent),
  };
}

/** Each end defaults to 1; a minimum above the maximum becomes 1. */
function readRange(min: unknown, max: unknown): QuantityRange {
  const from = wholeOf(min, 0) ?? 1;
  const to = wholeOf(max, 1) ?? 1;
  return { min: from > to ? 1 : from, max: to };
}

function wholeOf(raw: unknown, least: number): number | null {
  const number = numberOf(raw);
  return number !== null && Number.isSafeInteger(number) && number >= least ? number : null;
}
