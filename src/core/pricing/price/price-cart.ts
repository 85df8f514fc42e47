import {
  addCents,
  type CentsOrError,
  maxCents,
  subtractCents,
  zeroCents,
} from "../../money/cents.ts";
import type { Money } from "../../money/read-money.ts";
import type { Package } from "../filter-options.ts";
import { type Service, sentQuantityOf } from "../service.ts";
import type { PackageRow } from "../wire/pricing-search.ts";
import { readPackage } from "../wire/read-search.ts";
import { readService } from "../wire/read-service.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import {
  chargeOf,
  highestChargeOf,
  type PricedService,
  type PriceLine,
  priceLineOf,
  stackingOf,
} from "./price-line.ts";

/** The price of a cart (decisions L). */
export interface CartPrice extends CartTotals {
  /** One line per item, in the order of the items. */
  readonly lines: readonly PriceLine[];
  readonly errors: readonly PriceError[];
}

/** The totals of a cart in cents (decisions L). A total is null (`ERR`) if it depends on an invalid amount. */
export interface CartTotals {
  readonly servicesSubtotal: CentsOrError;
  readonly equipmentSubtotal: CentsOrError;
  readonly beforeDiscount: CentsOrError;
  readonly discount: CentsOrError;
  readonly monthly: CentsOrError;
  readonly installWithoutStacking: CentsOrError;
  readonly stacking: CentsOrError;
  readonly install: CentsOrError;
}

/** An invalid amount on which a total depends (decisions J14). */
export interface PriceError {
  readonly code: "invalidAmount";
  /** The owner of the amount: a row, by its id, or the package. */
  readonly of: { readonly kind: "item"; readonly id: string } | { readonly kind: "package" };
  /** The name of the member on the wire. */
  readonly field: string;
}

/** The input as on the wire: the rows of the cart, including fees, with quantities in `data`. */
export interface PriceCartInput {
  readonly items: readonly ServiceRow[];
  readonly package: PackageRow | null;
}

/**
 * Computes the totals of a cart, exact to the cent (1 §9; decisions L). Never throws. An invalid amount makes exactly
 * those totals null that depend on it, and is listed in `errors`.
 */
export function priceCart({ items, package: chosen }: PriceCartInput): CartPrice {
  const services = items.map((row) => {
    const service = readService(row);
    const { countedLines, countedBoxes } = service;
    return {
      service,
      quantity: countedLines ? sentQuantityOf(countedLines) : 1,
      boxes: countedBoxes ? sentQuantityOf(countedBoxes) : 0,
    };
  });
  return priceServices(services, chosen && readPackage(chosen));
}

/** Computes the totals of parsed services. */
export function priceServices(
  services: readonly PricedService[],
  chosen: Package | null,
): CartPrice {
  const packageIds = new Set(chosen?.serviceIds);
  const context = {
    ids: new Set(services.map(({ service }) => service.id)),
    types: new Set(services.map(({ service }) => service.type)),
    packageRated: chosen?.usesPackageRates ? packageIds : new Set<string>(),
  };
  const priced = services.map((one) => ({
    service: one.service,
    line: priceLineOf(one, context),
  }));
  const lines = priced.map(({ line }) => line);
  const servicesSubtotal = addCents(...lines.map(({ price }) => price));
  const equipmentSubtotal = addCents(
    ...lines.flatMap(({ equipmentFee, boxPrice }) => [equipmentFee, boxPrice]),
  );
  const beforeDiscount = addCents(servicesSubtotal, equipmentSubtotal);
  const packageLines = lines.filter(({ id }) => packageIds.has(id));
  const discount = chosen ? discountOf(chosen, packageLines) : zeroCents;
  const installWithoutStacking = installWithoutStackingOf(chosen, lines);
  const stacking = addCents(...lines.map(stackingOf));
  const totals = {
    servicesSubtotal,
    equipmentSubtotal,
    beforeDiscount,
    discount,
    monthly: atLeastZero(subtractCents(beforeDiscount, discount)),
    installWithoutStacking,
    stacking,
    install: addCents(installWithoutStacking, stacking),
  };
  // Search for errors only if a total is null, because lists compute thousands of prices.
  const isKnown = totals.monthly !== null && totals.install !== null;
  return { ...totals, lines, errors: isKnown ? [] : priceErrorsOf(priced, chosen) };
}

/** One unit of each service of the package at its rate, minus the package's price. */
function discountOf({ price, includesFees }: Package, lines: readonly PriceLine[]): CentsOrError {
  if (price.kind === "missing") return zeroCents;
  const sum = addCents(
    ...lines.flatMap(({ rate, equipmentFee }) => (includesFees ? [rate, equipmentFee] : [rate])),
  );
  return atLeastZero(subtractCents(sum, chargeOf(price)));
}

/** The highest one-time charge, minus the package's install discount. */
function installWithoutStackingOf(
  chosen: Package | null,
  lines: readonly PriceLine[],
): CentsOrError {
  const discount = chosen ? chargeOf(chosen.installDiscount) : zeroCents;
  return atLeastZero(subtractCents(highestChargeOf(lines, chosen), discount));
}

function atLeastZero(amount: CentsOrError): CentsOrError {
  return maxCents(zeroCents, amount);
}

/** The invalid amounts on which totals depend, in the order of the rows. Those of the package are last. */
function priceErrorsOf(
  priced: readonly PricedLine[],
  chosen: Package | null,
): readonly PriceError[] {
  const ofItems = priced.flatMap((one) => {
    const of = { kind: "item", id: one.line.id } as const;
    return invalidFieldsOf(one).map((field) => ({ code: "invalidAmount", of, field }) as const);
  });
  const ofPackage = invalidIn({
    price: chosen?.price,
    non_recurring_charge: chosen?.nrc,
    install_discount: chosen?.installDiscount,
  }).map((field) => ({ code: "invalidAmount", of: { kind: "package" }, field }) as const);
  return [...ofItems, ...ofPackage];
}

interface PricedLine {
  readonly service: Service;
  readonly line: PriceLine;
}

function invalidFieldsOf({ service, line }: PricedLine): readonly string[] {
  return [
    ...(line.reason === "invalid" && line.field !== null ? [line.field] : []),
    ...invalidIn({
      equipment_fee: service.equipmentFee,
      addon_item_cost_per_unit: service.boxRate,
      nrc: service.nrc,
      nrc_stacking: service.stackingNrc,
    }),
    ...(line.secondary.some(({ price }) => price === null) ? ["secondary_services"] : []),
  ];
}

function invalidIn(amounts: Readonly<Record<string, Money | undefined>>): readonly string[] {
  return Object.entries(amounts).flatMap(([field, money]) =>
    money?.kind === "invalid" ? [field] : [],
  );
}
