import {
  addCents,
  type CentsOrError,
  maxCents,
  subtractCents,
  zeroCents,
} from "../../money/cents.ts";
import { readMoney } from "../../money/read-money.ts";
import type { PackageRow } from "../wire/package-row.ts";
import { idsOf, isTruthyFlag, textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import { highestChargeOf } from "./install-lines.ts";
import { priceErrorsOf } from "./price-errors.ts";
import { amountOf, priceLineOf, stackingOf } from "./price-line.ts";
import type { CartPrice, PriceLine } from "./price-result.ts";

/** What is priced: rows as on the wire, fees included, quantities in `data`. */
export interface PriceCartInput {
  readonly items: readonly ServiceRow[];
  readonly package: PackageRow | null;
}

/**
 * The totals of a cart, exact to the cent (1 §9; decisions L). Never throws: an amount that cannot be
 * read makes null exactly the totals that it feeds, and is named in `errors`.
 */
export function priceCart({ items, package: chosen }: PriceCartInput): CartPrice {
  const packageIds = new Set(chosen ? idsOf(chosen.dependencies) : []);
  const scene = {
    ids: new Set(items.map(({ id }) => textOf(id))),
    types: new Set(items.map(({ type }) => textOf(type))),
    packageRated: chosen && isTruthyFlag(chosen.use_package_mrc) ? packageIds : new Set<string>(),
  };
  const lines = items.map((row) => priceLineOf(row, scene));
  const servicesSubtotal = addCents(...lines.map(({ price }) => price));
  const equipmentSubtotal = addCents(
    ...lines.flatMap(({ equipmentFee, boxPrice }) => [equipmentFee, boxPrice]),
  );
  const beforeDiscount = addCents(servicesSubtotal, equipmentSubtotal);
  const packageLines = lines.filter(({ id }) => packageIds.has(id));
  const discount = chosen ? discountOf(chosen, packageLines) : zeroCents;
  const installWithoutStacking = installWithoutStackingOf(chosen, lines);
  const stacking = addCents(...lines.map(stackingOf));
  return {
    servicesSubtotal,
    equipmentSubtotal,
    beforeDiscount,
    discount,
    monthly: atLeastZero(subtractCents(beforeDiscount, discount)),
    installWithoutStacking,
    stacking,
    install: addCents(installWithoutStacking, stacking),
    lines,
    errors: priceErrorsOf(items, lines, chosen),
  };
}

/** One unit of each of the package's rows at the rate in force, less its price (decisions L5 to L8). */
function discountOf(chosen: PackageRow, lines: readonly PriceLine[]): CentsOrError {
  const price = readMoney(chosen.price);
  if (price.kind === "missing") return zeroCents;
  const includesFee = isTruthyFlag(chosen.include_fee);
  const sum = addCents(
    ...lines.flatMap(({ rate, equipmentFee }) => (includesFee ? [rate, equipmentFee] : [rate])),
  );
  return atLeastZero(subtractCents(sum, price.kind === "amount" ? price.cents : null));
}

/** The highest one-time charge, less the package's install discount (decisions L9). */
function installWithoutStackingOf(
  chosen: PackageRow | null,
  lines: readonly PriceLine[],
): CentsOrError {
  const discount = amountOf(chosen?.install_discount);
  return atLeastZero(subtractCents(highestChargeOf(lines, chosen), discount));
}

function atLeastZero(amount: CentsOrError): CentsOrError {
  return maxCents(zeroCents, amount);
}
