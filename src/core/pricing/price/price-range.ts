import type { CentsOrError } from "../../money/cents.ts";
import { readMoney } from "../../money/read-money.ts";
import type { ServiceRow } from "../wire/service-row.ts";

type RangePriced = Pick<ServiceRow, "mrc" | "mrc_low" | "mrc_high">;

/** From low to high, per month; null is an end that is not given or cannot be read. */
export interface PriceRange {
  readonly low: CentsOrError;
  readonly high: CentsOrError;
}

/** The prices of a row that has a range in place of its one price (decisions I14); null for any other. */
export function priceRangeOf(row: RangePriced): PriceRange | null {
  if (!isRangePriced(row)) return null;
  return { low: endOf(row.mrc_low), high: endOf(row.mrc_high) };
}

/** Whether a row is priced from low to high: it adds nothing to the totals, whatever its bundle rates. */
export function isRangePriced(row: RangePriced): boolean {
  if (isGiven(row.mrc)) return false;
  return isGiven(row.mrc_low) || isGiven(row.mrc_high);
}

function endOf(raw: unknown): CentsOrError {
  const money = readMoney(raw);
  return money.kind === "amount" ? money.cents : null;
}

function isGiven(raw: unknown): boolean {
  return readMoney(raw).kind !== "missing";
}
