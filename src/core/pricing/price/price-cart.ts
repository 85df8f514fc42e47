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

/** The totals of a cart in cents (decisions L); null is `ERR`: an amount that it depends on is invalid. */
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

/** An invalid amount that a total depends on (decisions J14). */
export interface PriceError {
  readonly code: "invalidAmount";
  /** Its owner: a row, by its id, or the package. */
  readonly of: { readonly kind: "item"; readonly id: string } | { readonly kind: "package" };
  /** The wire's name of the member. */
  readonly field: string;
}

/** Rows as on the wire, fees included, with quantities in `data`. */
export interface PriceCartInput {
  readonly items: readonly ServiceRow[];
  readonly package: PackageRow | null;
}

/**
 * The totals of a cart, exact to the cent (1 §9; decisions L). Never throws: an invalid amount makes null
 * exactly the totals that depend on it, and is named in `errors`.
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

/** The totals of services that are read already. */
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
  // Every row of a list is priced with its choice: what no total depends on is not searched for.
  const isKnown = totals.monthly !== null && totals.install !== null;
  return { ...totals, lines, errors: isKnown ? [] : priceErrorsOf(priced, chosen) };
}

/** One unit of each of the package's services at its rate, less the package's price (decisions L5 to L8). */
function discountOf({ price, includesFees }: Package, lines: readonly PriceLine[]): CentsOrError {
  if (price.kind === "missing") return zeroCents;
  const sum = addCents(
    ...lines.flatMap(({ rate, equipmentFee }) => (includesFees ? [rate, equipmentFee] : [rate])),
  );
  return atLeastZero(subtractCents(sum, chargeOf(price)));
}

/** The highest one-time charge, less the package's install discount (decisions L9). */
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

/** The invalid amounts that totals depend on, in the order of the rows, the package's last (decisions J14). */
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
