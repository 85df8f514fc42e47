import { type Cents, type CentsOrError, dollarsOf } from "../../money/cents.ts";
import { cartItemsOf, hasRangePrice } from "../cart/cart-items.ts";
import { type CartState, packageOf } from "../cart/cart-state.ts";
import { type ComparedCart, compareCarts, type KeptCart } from "../cart/compare-carts.ts";
import { optionOf } from "../filter-options.ts";
import { installLinesOf } from "../price/install-lines.ts";
import { priceServices } from "../price/price-cart.ts";
import type { PriceLine } from "../price/price-line.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { boxTitleOf, type Service } from "../service.ts";
import { type AgencyLook, absoluteLogoUrl } from "./agency-look.ts";

/** A cart, and the details of its proposal. */
export interface ProposalInput {
  readonly state: CartState;
  /** `MM/DD/YYYY`. */
  readonly date: string;
  /** Name of the customer; may be `""`. */
  readonly preparedFor: string;
  /** As typed; used when the search has no address to show. */
  readonly address: string;
  readonly agent: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly agency: AgencyLook;
  /**
   * The API's base as an absolute folder: relative addresses of logos are resolved against it (decisions ZA8). Without it
   * they are left out.
   */
  readonly apiRoot?: string;
  /** The kept carts that the paper compares with; none unless the person asked for it (decisions ZB2). */
  readonly kept?: readonly KeptCart[];
}

/** A proposal as sent to be printed (1 §3); amounts are dollars of at most two decimals. */
export interface ProposalPayload extends Pick<ProposalInput, "date" | "agent" | "agency"> {
  readonly package: string | null;
  readonly pricing: Readonly<Record<ProposalTotal, number>> & {
    readonly services: readonly ProposalLine[];
    readonly equipment: readonly ProposalLine[];
  };
  readonly provider: {
    readonly name: string;
    readonly region: string | null;
    readonly term: string | null;
    readonly logoUrl: string | null;
  };
  readonly customer: { readonly name: string; readonly address: string };
  readonly details: {
    /** Sentences (decisions I14). */
    readonly notes: readonly string[];
    /** What `pricing.install` is made of (decisions ZA4). */
    readonly install_lines: readonly { readonly label: string; readonly amount: number }[];
    /** The carts kept for comparison and the proposal itself, if the person wants it (decisions ZB2). */
    readonly comparison?: readonly ComparedOnPaper[];
  };
  readonly disclaimer: string;
  readonly location: Readonly<Record<string, unknown>> | null;
}

/** A cart of the comparison; amounts are dollars, null is not known. */
interface ComparedOnPaper {
  readonly name: string;
  readonly monthly: number | null;
  readonly install: number | null;
  readonly months: number | null;
  readonly total: number | null;
  readonly total_difference: number | null;
  /** To one decimal. */
  readonly total_difference_percent: number | null;
  /** Mbps that a dollar a month buys, to two decimals. */
  readonly speed_per_dollar: number | null;
  readonly best_value: boolean;
}

type ProposalTotal =
  | "before_discount"
  | "discount"
  | "monthly"
  | "install"
  | "install_without_stacking"
  | "stacking"
  | "services_subtotal"
  | "equipment_subtotal";

/**
 * The wire form of a cart (decisions N12, N15, Z16, I20).
 *
 * @returns null while a total is ERR (decisions L15).
 */
export function proposalPayload(input: ProposalInput): ProposalPayload | null {
  const { state, date, preparedFor, address, agent, agency, apiRoot = "", kept = [] } = input;
  const { options, address: foundAddress, locationAsSent } = state.catalogue;
  const items = cartItemsOf(state);
  const chosen = packageOf(state);
  const price = priceServices(items, chosen);
  const totals: Record<ProposalTotal, CentsOrError> = {
    before_discount: price.beforeDiscount,
    discount: price.discount,
    monthly: price.monthly,
    install: price.install,
    install_without_stacking: price.installWithoutStacking,
    stacking: price.stacking,
    services_subtotal: price.servicesSubtotal,
    equipment_subtotal: price.equipmentSubtotal,
  };
  if (!areKnown(totals)) return null;
  const pairs = items.flatMap(({ service }, index) => {
    const line = price.lines[index];
    return line ? [{ service, line }] : [];
  });
  const provider = optionOf(options.provider, state.provider);
  return {
    date,
    package: chosen?.label || null,
    pricing: {
      ...inDollars(totals),
      services: pairs.map(({ service, line }) => serviceLineOf(service, line)),
      equipment: pairs.flatMap(({ service, line }) => equipmentLinesOf(service, line)),
    },
    provider: {
      name: provider?.label || (state.provider ?? ""),
      region: optionOf(options.region, state.region)?.label || state.region,
      term: optionOf(options.term, state.term)?.label || state.term,
      logoUrl: absoluteLogoUrl(provider?.logoUri, apiRoot),
    },
    agent,
    agency,
    customer: { name: preparedFor.trim(), address: foundAddress || address },
    details: {
      notes: hasRangePrice(items) ? [pricingMessages.rangeNote] : [],
      install_lines: installLinesOf(price, chosen).flatMap(({ label, cents }) =>
        cents === null ? [] : [{ label, amount: dollarsOf(cents) }],
      ),
      ...(kept.length > 0 && {
        comparison: compareCarts([...kept, { name: pricingMessages.currentCart, state }]).map(
          onPaper,
        ),
      }),
    },
    disclaimer: pricingMessages.disclaimer,
    location: locationAsSent,
  };
}

function onPaper(cart: ComparedCart): ComparedOnPaper {
  const inDollars = (cents: CentsOrError) => (cents === null ? null : dollarsOf(cents));
  return {
    name: cart.name,
    monthly: inDollars(cart.monthly),
    install: inDollars(cart.install),
    months: cart.months,
    total: inDollars(cart.total),
    total_difference: inDollars(cart.totalDifference),
    total_difference_percent: rounded(cart.totalDifferencePercent, 1),
    speed_per_dollar: rounded(cart.mbpsPerDollar, 2),
    best_value: cart.isBestValue,
  };
}

function rounded(value: number | null, decimals: number): number | null {
  return value === null ? null : Number(value.toFixed(decimals));
}

function areKnown(
  totals: Readonly<Record<ProposalTotal, CentsOrError>>,
): totals is Readonly<Record<ProposalTotal, Cents>> {
  return Object.values(totals).every((total) => total !== null);
}

function inDollars(totals: Readonly<Record<ProposalTotal, Cents>>): Record<ProposalTotal, number> {
  return {
    before_discount: dollarsOf(totals.before_discount),
    discount: dollarsOf(totals.discount),
    monthly: dollarsOf(totals.monthly),
    install: dollarsOf(totals.install),
    install_without_stacking: dollarsOf(totals.install_without_stacking),
    stacking: dollarsOf(totals.stacking),
    services_subtotal: dollarsOf(totals.services_subtotal),
    equipment_subtotal: dollarsOf(totals.equipment_subtotal),
  };
}

/** A line of a proposal on the wire (decisions N12, Z16, I22); amounts are dollars. */
interface ProposalLine {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly type: string;
  readonly quantity: number;
  /** Per unit. */
  readonly rate: number | null;
  /** Per month: rate × quantity. */
  readonly price: number | null;
  /** Once. */
  readonly nrc: number | null;
  readonly data?: {
    readonly phone_lines: number;
    readonly addon_items: number;
    readonly mrc: number | null;
    readonly price: number | null;
  };
}

function serviceLineOf(service: Service, line: PriceLine): ProposalLine {
  const { quantity, boxes } = line;
  const [rate, price] = [dollarsOrNull(line.rate), dollarsOrNull(line.price)];
  return {
    ...namesOf(service, line),
    quantity,
    rate,
    price,
    nrc: dollarsOrNull(line.nrc),
    data: { phone_lines: quantity, addon_items: boxes, mrc: rate, price },
  };
}

/** The equipment fee and the boxes of a row; none where nothing is charged. */
function equipmentLinesOf(service: Service, line: PriceLine): readonly ProposalLine[] {
  const names = namesOf(service, line);
  const fee = dollarsOrNull(line.equipmentFee);
  const feeTitle = service.equipmentFeeLabel || names.title;
  return [
    ...(fee === 0
      ? []
      : [{ ...names, title: feeTitle, quantity: 1, rate: fee, price: fee, nrc: 0 }]),
    ...(line.boxes === 0
      ? []
      : [
          {
            ...names,
            title: boxTitleOf(service, line.boxes),
            quantity: line.boxes,
            rate: dollarsOrNull(line.boxRate),
            price: dollarsOrNull(line.boxPrice),
            nrc: 0,
          },
        ]),
  ];
}

function namesOf({ name, label, type }: Service, { id }: PriceLine) {
  return { id, title: name, label, type };
}

function dollarsOrNull(cents: CentsOrError): number | null {
  return cents === null ? null : dollarsOf(cents);
}
