import { addCents, type CentsOrError, timesCents, zeroCents } from "../../money/cents.ts";
import { readMoney } from "../../money/read-money.ts";
import { isRecord, listOf, textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import { bundleLevelOf } from "./bundle-level.ts";
import type { PriceLine, SecondaryCharge } from "./price-result.ts";
import { boxesOf, linesOf } from "./quantity-range.ts";
import { rateOf } from "./rate.ts";

/** What of the cart decides on the price of one of its rows. */
export interface PriceScene {
  readonly ids: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** Ids of the chosen package, when its rows have their own rates (decisions L4). */
  readonly packageRated: ReadonlySet<string>;
}

/** A missing amount counts as 0 (1 §5), an invalid one as unknown. */
export function amountOf(raw: unknown): CentsOrError {
  const money = readMoney(raw);
  if (money.kind === "invalid") return null;
  return money.kind === "amount" ? money.cents : zeroCents;
}

/** Prices one row of a cart (decisions L). */
export function priceLineOf(row: ServiceRow, scene: PriceScene): PriceLine {
  const id = textOf(row.id);
  const quantity = linesOf(row);
  const boxes = boxesOf(row);
  const boxRate = amountOf(row.addon_item_cost_per_unit);
  const level = bundleLevelOf(row, scene.types);
  const rate = rateOf(row, level, { usesPackageRate: scene.packageRated.has(id) });
  const stackingCount = quantity > 1 ? quantity : Math.max(1, boxes);
  return {
    id,
    quantity,
    boxes,
    rate: rate.cents,
    price: timesCents(rate.cents, quantity),
    level,
    field: rate.field,
    reason: rate.reason,
    equipmentFee: amountOf(row.equipment_fee),
    boxRate,
    boxPrice: timesCents(boxRate, boxes),
    nrc: amountOf(row.nrc),
    stacking: timesCents(amountOf(row.nrc_stacking), stackingCount),
    secondary: secondaryOf(row, scene),
  };
}

/** Everything that stacks up for a row. */
export function stackingOf({ stacking, secondary }: PriceLine): CentsOrError {
  return addCents(stacking, ...secondary.map(({ price }) => price));
}

/** An entry that names a service counts while that is in the cart, others always (decisions L11). */
function secondaryOf(row: ServiceRow, { ids, types }: PriceScene): readonly SecondaryCharge[] {
  return listOf(row.secondary_services)
    .filter(isRecord)
    .filter((entry) => {
      const id = textOf(entry.id);
      const type = textOf(entry.type);
      if (id !== "") return ids.has(id);
      return type === "" || types.has(type);
    })
    .map((entry) => ({ label: textOf(entry.label), price: amountOf(entry.stacking_nrc) }));
}
