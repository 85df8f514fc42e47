import { type Formatting, plainFormatting } from "../../formatting/formatting.ts";
import { subtractCents, zeroCents } from "../../money/cents.ts";
import type { Package } from "../filter-options.ts";
import {
  type ExplainedAmount,
  type ExplainedLine,
  explainedAmount,
  explanationTexts,
  isCharged,
} from "../price/explained-amount.ts";
import { installLinesOf } from "../price/install-lines.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { chargeOf, type PriceLine } from "../price/price-line.ts";
import { bundledTypesInCart, rateChains } from "../price/rates.ts";
import { isPricedAsRange, type Service } from "../service.ts";
import { typeNameOf } from "../service-type.ts";
import { cartItemsOf } from "./cart-items.ts";
import { type CartState, packageOf } from "./cart-state.ts";

/** The parts of every total of a cart, in the order in which they are added (decisions L). */
export interface PriceExplanation {
  readonly services: ExplainedAmount;
  readonly equipment: ExplainedAmount;
  /** Without lines when no package gives a discount. */
  readonly discount: ExplainedAmount;
  /** Services, equipment and the discount as a credit. */
  readonly monthly: ExplainedAmount;
  readonly install: ExplainedAmount;
}

interface Priced {
  readonly service: Service;
  readonly line: PriceLine;
}

/**
 * Explains a price, amount by amount, with amounts as the specification writes them.
 *
 * @param price - the price of the same state.
 */
export function explainPrice(price: CartPrice, state: CartState): PriceExplanation {
  return explainedWith(plainFormatting, price, state);
}

/** Explains a price with amounts as an element writes them. */
export function explainedWith(
  format: Formatting,
  price: CartPrice,
  state: CartState,
): PriceExplanation {
  const items = cartItemsOf(state);
  const types = new Set(items.map(({ type }) => type));
  const pairs = items.flatMap(({ service }, index) => {
    const line = price.lines[index];
    return line ? [{ service, line }] : [];
  });
  const chosen = packageOf(state);
  const services = pairs.map((pair) => serviceLineOf(pair, types, format));
  const equipment = pairs.flatMap((pair) => equipmentLinesOf(pair, format)).filter(isCharged);
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
    install: explainedAmount(explainedInstallLinesOf(chosen, pairs, price, format), price.install),
  };
}

function serviceLineOf(
  { service, line }: Priced,
  types: ReadonlySet<string>,
  format: Formatting,
): ExplainedLine {
  const { id, quantity, rate, price: cents, level, field } = line;
  const reason = rateReasonOf(service, line, types);
  return {
    id,
    label: service.title,
    cents,
    reason: quantity === 1 ? reason : explanationTexts.times(reason, quantity, format.money(rate)),
    level,
    field,
  };
}

function equipmentLinesOf(
  { service: { title, equipmentFeeLabel }, line }: Priced,
  format: Formatting,
): readonly ExplainedLine[] {
  const { id, equipmentFee, boxes, boxRate, boxPrice } = line;
  return [
    {
      id,
      label: equipmentFeeLabel || title,
      cents: equipmentFee,
      reason: explanationTexts.equipment,
    },
    {
      id,
      label: title,
      cents: boxPrice,
      reason: explanationTexts.boxes(boxes, format.money(boxRate)),
    },
  ];
}

/** One unit of each of the package's rows, less its price (decisions L5 to L8). */
function discountLinesOf(chosen: Package, pairs: readonly Priced[]): readonly ExplainedLine[] {
  if (chosen.price.kind === "missing") return [];
  const own = pairs.filter(({ line }) => chosen.serviceIds.includes(line.id));
  const rates = own.flatMap(({ service, line: { id, rate, level, field, equipmentFee } }) => [
    {
      id,
      label: service.title,
      cents: rate,
      reason: field === null ? explanationTexts.noPrice : explanationTexts.rates[field],
      level,
      field,
    },
    ...[
      { id, label: service.title, cents: equipmentFee, reason: explanationTexts.feeIncluded },
    ].filter((fee) => chosen.includesFees && isCharged(fee)),
  ]);
  const price: ExplainedLine = {
    id: null,
    label: chosen.label,
    cents: subtractCents(zeroCents, chargeOf(chosen.price)),
    reason: explanationTexts.packagePrice,
  };
  return [...rates, price];
}

/** The install lines of the totals, each with what it comes from (decisions ZB8). */
function explainedInstallLinesOf(
  chosen: Package | null,
  pairs: readonly Priced[],
  price: CartPrice,
  format: Formatting,
): readonly ExplainedLine[] {
  const titles = new Map(pairs.map(({ service: { id, title } }) => [id, title]));
  const titleOf = (id: string | null) => (id === null ? chosen?.label : titles.get(id)) ?? "";
  return installLinesOf(price, chosen).map(({ label, cents, sources }) => {
    const [only, ...others] = sources;
    return {
      id: others.length > 0 ? null : (only?.id ?? null),
      label,
      cents,
      reason: sources
        .map((source) =>
          explanationTexts.sources[source.kind](
            titleOf(source.id),
            others.length > 0 ? format.money(source.cents) : "",
          ),
        )
        .join(", "),
    };
  });
}

/** Why a service has its rate: "double rate because Phone is in the cart" (decisions L1 to L4). */
function rateReasonOf(
  service: Service,
  { level, field, reason }: PriceLine,
  typesInCart: ReadonlySet<string>,
): string {
  if (reason === "invalid") return explanationTexts.unreadable;
  if (isPricedAsRange(service)) return explanationTexts.range;
  if (field === null) return explanationTexts.noPrice;
  const rate = explanationTexts.rates[field];
  if (reason === "package" || reason === "base") return rate;
  const names = bundledTypesInCart(service, typesInCart).map(typeNameOf);
  const because = explanationTexts.because(rate, names);
  const [wanted = field] = rateChains[level];
  return reason === "level"
    ? because
    : explanationTexts.insteadOf(because, explanationTexts.rates[wanted]);
}
