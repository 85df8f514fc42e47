import { subtractCents, zeroCents } from "../../money/cents.ts";
import { formatMoney } from "../../money/format-money.ts";
import { readMoney } from "../../money/read-money.ts";
import { cartItemsOf, priceInputOf } from "../cart/cart-items.ts";
import type { CartState } from "../cart/cart-state.ts";
import { optionTextOf } from "../option-text.ts";
import { explanationTexts, pricingMessages } from "../pricing-messages.ts";
import { rowTitleOf } from "../row-title.ts";
import type { PackageRow } from "../wire/package-row.ts";
import { idsOf, isTruthyFlag, textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import {
  type ExplainedAmount,
  type ExplainedLine,
  explainedAmount,
  isCharged,
} from "./explained-amount.ts";
import { highestChargeOf } from "./install-lines.ts";
import { amountOf } from "./price-line.ts";
import type { CartPrice, PriceLine } from "./price-result.ts";
import { rateReasonOf } from "./rate-reason.ts";

/** Where every cent of a cart comes from, in the order in which it is added up (decisions L). */
export interface PriceExplanation {
  readonly services: ExplainedAmount;
  readonly equipment: ExplainedAmount;
  /** What the discount is made of; no lines when no package gives one. */
  readonly discount: ExplainedAmount;
  /** Services, equipment and the discount as a credit. */
  readonly monthly: ExplainedAmount;
  readonly install: ExplainedAmount;
}

interface Priced {
  readonly row: ServiceRow;
  readonly label: string;
  readonly line: PriceLine;
}

/** @param price - the price of the same state. */
export function explainPrice(price: CartPrice, state: CartState): PriceExplanation {
  const items = cartItemsOf(state);
  const types = new Set(items.map(({ type }) => type));
  const pairs = items.flatMap(({ row }, index) => {
    const line = price.lines[index];
    return line ? [{ row, label: rowTitleOf(row), line }] : [];
  });
  const { package: chosen } = priceInputOf(state);
  const services = pairs.map((pair) => serviceLineOf(pair, types));
  const equipment = pairs.flatMap(equipmentLinesOf).filter(isCharged);
  const credit: ExplainedLine = {
    id: null,
    label: explanationTexts.discount,
    cents: subtractCents(zeroCents, price.discount),
    reason: explanationTexts.discountReason,
  };
  const month = [...services, ...equipment, ...[credit].filter(isCharged)];
  return {
    services: { lines: services, total: price.servicesSubtotal },
    equipment: { lines: equipment, total: price.equipmentSubtotal },
    discount: explainedAmount(chosen ? discountLinesOf(chosen, pairs) : [], price.discount),
    monthly: explainedAmount(month, price.monthly),
    install: explainedAmount(installReasonsOf(chosen, pairs, price), price.install),
  };
}

function serviceLineOf({ row, label, line }: Priced, types: ReadonlySet<string>): ExplainedLine {
  const { id, quantity, rate, price: cents, level, field } = line;
  const reason = rateReasonOf(row, line, types);
  return {
    id,
    label,
    cents,
    reason: quantity === 1 ? reason : explanationTexts.times(reason, quantity, formatMoney(rate)),
    level,
    field,
  };
}

function equipmentLinesOf({ row, label, line }: Priced): readonly ExplainedLine[] {
  const { id, equipmentFee, boxes, boxRate, boxPrice } = line;
  return [
    {
      id,
      label: textOf(row.equipment_fee_label) || label,
      cents: equipmentFee,
      reason: explanationTexts.equipment,
    },
    {
      id,
      label,
      cents: boxPrice,
      reason: explanationTexts.boxes(boxes, formatMoney(boxRate)),
    },
  ];
}

/** One unit of each of the package's rows, less its price (decisions L5 to L8). */
function discountLinesOf(chosen: PackageRow, pairs: readonly Priced[]): readonly ExplainedLine[] {
  if (readMoney(chosen.price).kind === "missing") return [];
  const ids = idsOf(chosen.dependencies);
  const own = pairs.filter(({ line }) => ids.includes(line.id));
  const includesFee = isTruthyFlag(chosen.include_fee);
  const rates = own.flatMap(({ label, line: { id, rate, level, field, equipmentFee } }) => [
    {
      id,
      label,
      cents: rate,
      reason: field === null ? explanationTexts.noPrice : explanationTexts.rates[field],
      level,
      field,
    },
    ...(includesFee
      ? [{ id, label, cents: equipmentFee, reason: explanationTexts.feeIncluded }].filter(isCharged)
      : []),
  ]);
  const price: ExplainedLine = {
    id: null,
    label: optionTextOf(chosen),
    cents: subtractCents(zeroCents, amountOf(chosen.price)),
    reason: explanationTexts.packagePrice,
  };
  return [...rates, price];
}

/** The highest charge and whose it is, less the package's discount, and what stacks (L9 to L11). */
function installReasonsOf(
  chosen: PackageRow | null,
  pairs: readonly Priced[],
  { lines, installWithoutStacking }: CartPrice,
): readonly ExplainedLine[] {
  const candidates: readonly ExplainedLine[] = [
    ...pairs.map(({ label, line }) => ({ id: line.id, label, cents: line.nrc })),
    { id: null, label: optionTextOf(chosen), cents: amountOf(chosen?.non_recurring_charge) },
  ].map((line) => ({ ...line, reason: explanationTexts.highest }));
  const top = highestChargeOf(lines, chosen);
  const highest = candidates.filter(({ cents }) => cents === top).slice(0, 1);
  const discount: ExplainedLine = {
    id: null,
    label: optionTextOf(chosen),
    cents: subtractCents(installWithoutStacking, top),
    reason: explanationTexts.installDiscount,
  };
  const stacking = pairs.flatMap(({ label, line }) => [
    { id: line.id, label, cents: line.stacking, reason: explanationTexts.stacking },
    ...line.secondary.map((entry) => ({
      id: line.id,
      label: entry.label || pricingMessages.secondary,
      cents: entry.price,
      reason: explanationTexts.secondary(label),
    })),
  ]);
  const unknown = candidates.filter(({ cents }) => cents === null);
  return [...(top === null ? unknown : highest), discount, ...stacking].filter(isCharged);
}
