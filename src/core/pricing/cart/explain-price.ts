import { type Formatting, plainFormatting } from "../../formatting/formatting.ts";
import { type CentsOrError, subtractCents, timesCents, zeroCents } from "../../money/cents.ts";
import type { TextsOf } from "../../texts/text-group.ts";
import type { Package } from "../filter-options.ts";
import {
  type ExplainedAmount,
  type ExplainedLine,
  explainedAmount,
  isCharged,
} from "../price/explained-amount.ts";
import { explanationTexts } from "../price/explanation-messages.ts";
import { installLinesOf } from "../price/install-lines.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { chargeOf, type PriceLine } from "../price/price-line.ts";
import { bundledTypesInCart, rateChains, rateOf } from "../price/rates.ts";
import { isPricedAsRange, type Service } from "../service.ts";
import { typeNameOf } from "../service-type.ts";
import { cartItemsOf } from "./cart-items.ts";
import { type CartState, packageOf } from "./cart-state.ts";

/** The parts of each total of a cart, in the order in which they are added (decisions L). */
export interface PriceExplanation {
  readonly services: ExplainedAmount;
  readonly equipment: ExplainedAmount;
  /** The discount of the package. It has no lines if no package gives a discount. */
  readonly discount: ExplainedAmount;
  /** The monthly total: services, equipment, and the discount as a credit. */
  readonly monthly: ExplainedAmount;
  readonly install: ExplainedAmount;
}

type ExplanationTexts = TextsOf<typeof explanationTexts>;

interface Priced {
  readonly service: Service;
  readonly line: PriceLine;
}

/**
 * Explains the amounts of a price. Writes them in the format of the specification.
 *
 * @param price - the price of the same state
 */
export function explainPrice(price: CartPrice, state: CartState): PriceExplanation {
  return explainedWith(plainFormatting, price, state);
}

/** Explains the amounts of a price, in the format of an element. */
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
  const texts = format.texts(explanationTexts);
  const services = pairs.flatMap((pair) => serviceLinesOf(pair, types, format));
  const equipment = pairs.flatMap((pair) => equipmentLinesOf(pair, format)).filter(isCharged);
  const credit: ExplainedLine = {
    id: null,
    label: texts.discount,
    cents: subtractCents(zeroCents, price.discount),
    reason: texts.discountReason,
  };
  const month = [...services, ...equipment, ...[credit].filter(isCharged)];
  return {
    services: { lines: services, total: price.servicesSubtotal },
    equipment: { lines: equipment, total: price.equipmentSubtotal },
    discount: explainedAmount(
      chosen ? discountLinesOf(chosen, pairs, texts) : [],
      price.discount,
      format,
    ),
    monthly: explainedAmount(month, price.monthly, format),
    install: explainedAmount(
      explainedInstallLinesOf(chosen, pairs, price, format),
      price.install,
      format,
    ),
  };
}

/** A line for the base rate of a service, and a line for the change by its bundle or package. */
function serviceLinesOf(
  { service, line }: Priced,
  types: ReadonlySet<string>,
  format: Formatting,
): readonly ExplainedLine[] {
  const { id, quantity, rate, price, level, field, reason } = line;
  const texts = format.texts(explanationTexts);
  const base = rateOf(service, 0, { usesPackageRate: false });
  const isBase = base.field === null || base.cents === null || base.cents === rate;
  const own = (cents: CentsOrError, unit: CentsOrError, text: string) => ({
    id,
    label: service.title,
    cents,
    reason: quantity === 1 ? text : texts.times(text, format.number(quantity), format.money(unit)),
  });
  if (isBase || rate === null)
    return [{ ...own(price, rate, rateReasonOf(service, line, texts)), level, field }];
  const change = subtractCents(price, timesCents(base.cents, quantity));
  const { rateChange } = texts;
  const bundled = rateChange[change !== null && change < 0 ? "off" : "on"][level] ?? "";
  return [
    own(timesCents(base.cents, quantity), base.cents, texts.rates.mrc),
    {
      id,
      label: reason === "package" ? rateChange.package : bundled,
      cents: change,
      reason: reason === "package" ? "" : bundleReasonOf(service, line, types, format),
      level,
      field,
    },
  ];
}

function equipmentLinesOf(
  { service: { title, equipmentFeeLabel }, line }: Priced,
  format: Formatting,
): readonly ExplainedLine[] {
  const { id, equipmentFee, boxes, boxRate, boxPrice } = line;
  const texts = format.texts(explanationTexts);
  return [
    {
      id,
      label: equipmentFeeLabel || title,
      cents: equipmentFee,
      // The label of the fee does not name the service, so the reason does.
      reason:
        equipmentFee === null && equipmentFeeLabel !== ""
          ? texts.equipmentOf(title)
          : texts.equipment,
    },
    {
      id,
      label: title,
      cents: boxPrice,
      reason: texts.boxes(format.number(boxes), format.money(boxRate)),
    },
  ];
}

/** One unit of each service of the package, minus the package's price. */
function discountLinesOf(
  chosen: Package,
  pairs: readonly Priced[],
  texts: ExplanationTexts,
): readonly ExplainedLine[] {
  if (chosen.price.kind === "missing") return [];
  const own = pairs.filter(({ line }) => chosen.serviceIds.includes(line.id));
  const rates = own.flatMap(({ service, line: { id, rate, level, field, equipmentFee } }) => [
    {
      id,
      label: service.title,
      cents: rate,
      reason: field === null ? texts.noPrice : texts.rates[field],
      level,
      field,
    },
    ...[{ id, label: service.title, cents: equipmentFee, reason: texts.feeIncluded }].filter(
      (fee) => chosen.includesFees && isCharged(fee),
    ),
  ]);
  const price: ExplainedLine = {
    id: null,
    label: chosen.label,
    cents: subtractCents(zeroCents, chargeOf(chosen.price)),
    reason: texts.packagePrice,
  };
  return [...rates, price];
}

/** The install lines of the totals, each with its sources. */
function explainedInstallLinesOf(
  chosen: Package | null,
  pairs: readonly Priced[],
  price: CartPrice,
  format: Formatting,
): readonly ExplainedLine[] {
  const titles = new Map(pairs.map(({ service: { id, title } }) => [id, title]));
  const titleOf = (id: string | null) => (id === null ? chosen?.label : titles.get(id)) ?? "";
  return installLinesOf(price, chosen, format).map(({ label, cents, sources }) => {
    const [only, ...others] = sources;
    return {
      id: others.length > 0 ? null : (only?.id ?? null),
      label,
      cents,
      reason: sources
        .map((source) =>
          format
            .texts(explanationTexts)
            .sources[source.kind](
              titleOf(source.id),
              others.length > 0 ? format.money(source.cents) : "",
            ),
        )
        .join(`${format.comma} `),
    };
  });
}

function rateReasonOf(
  service: Service,
  { field, reason }: PriceLine,
  texts: ExplanationTexts,
): string {
  if (reason === "invalid") return texts.unreadable;
  if (isPricedAsRange(service)) return texts.range;
  return field === null ? texts.noPrice : texts.rates[field];
}

/** The other services of a bundle, such as "with Phone", and the missing rate. */
function bundleReasonOf(
  service: Service,
  { level, reason }: PriceLine,
  typesInCart: ReadonlySet<string>,
  format: Formatting,
): string {
  const texts = format.texts(explanationTexts);
  const names = bundledTypesInCart(service, typesInCart).map((type) => typeNameOf(type, format));
  const text = texts.bundledWith(format.list(names));
  const [missing] = rateChains[level];
  return reason === "level" || missing === undefined
    ? text
    : texts.insteadOf(text, texts.rates[missing]);
}
