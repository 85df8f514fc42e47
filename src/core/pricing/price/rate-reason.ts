import { explanationTexts } from "../pricing-messages.ts";
import { typeNames } from "../type-names.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import { bundledTypesOf } from "./bundle-level.ts";
import { isRangePriced } from "./price-range.ts";
import type { PriceLine } from "./price-result.ts";
import { rateChains } from "./rate.ts";

/** Why a row has its rate: "double rate because Phone is in the cart" (decisions L1 to L4). */
export function rateReasonOf(
  row: ServiceRow,
  { level, field, reason }: PriceLine,
  typesInCart: ReadonlySet<string>,
): string {
  if (reason === "invalid") return explanationTexts.unreadable;
  if (isRangePriced(row)) return explanationTexts.range;
  if (field === null) return explanationTexts.noPrice;
  const rate = explanationTexts.rates[field];
  if (reason === "package" || reason === "base") return rate;
  const names = bundledTypesOf(row, typesInCart).map((type) => typeNames.get(type) ?? type);
  const because = explanationTexts.because(rate, names);
  const [wanted = field] = rateChains[level];
  return reason === "level"
    ? because
    : explanationTexts.insteadOf(because, explanationTexts.rates[wanted]);
}
