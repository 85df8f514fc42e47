import { type Cents, type CentsOrError, dollarsOf } from "../../money/cents.ts";
import { cartItemsOf, priceInputOf } from "../cart/cart-items.ts";
import type { CartState } from "../cart/cart-state.ts";
import { optionTextOf } from "../option-text.ts";
import { installLinesOf } from "../price/install-lines.ts";
import { priceCart } from "../price/price-cart.ts";
import { isRangePriced } from "../price/price-range.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { optionOf } from "../rules/rule-context.ts";
import { isRecord, textOf } from "../wire/read-wire.ts";
import { equipmentLinesOf, type ProposalLine, serviceLineOf } from "./proposal-line.ts";

/** 1 §9, Pricing disclaimer. */
export const pricingDisclaimer = pricingMessages.disclaimer;
/** Decisions I14. */
export const rangeNote = pricingMessages.rangeNote;

export interface ProposalInput {
  readonly state: CartState;
  /** `MM/DD/YYYY`. */
  readonly date: string;
  /** Name of the customer; may be `""`. */
  readonly preparedFor: string;
  /** As typed: counts when the search names no address to show. */
  readonly address: string;
  readonly agent: { readonly firstName: string; readonly lastName: string; readonly email: string };
  /** Absolute logo; colours as CSS (decisions N13). */
  readonly agency: {
    readonly logoUrl: string | null;
    readonly borderTop: string;
    readonly borderBottom: string;
  };
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
  };
  readonly disclaimer: string;
  readonly location: Readonly<Record<string, unknown>> | null;
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
 * @returns null while a total is ERR: nothing is made of it (decisions L15).
 */
export function proposalPayload(input: ProposalInput): ProposalPayload | null {
  const { state, date, preparedFor, address, agent, agency } = input;
  const { search } = state.catalogue;
  const priceInput = priceInputOf(state);
  const price = priceCart(priceInput);
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
  const items = cartItemsOf(state);
  const pairs = items.flatMap(({ row }, index) => {
    const line = price.lines[index];
    return line ? [{ row, line }] : [];
  });
  const options = search.filter_options;
  const provider = optionOf(options?.provider, state.provider);
  return {
    date,
    package: optionTextOf(priceInput.package) || null,
    pricing: {
      ...inDollars(totals),
      services: pairs.map(({ row, line }) => serviceLineOf(row, line)),
      equipment: pairs.flatMap(({ row, line }) => equipmentLinesOf(row, line)),
    },
    provider: {
      name: optionTextOf(provider) || (state.provider ?? ""),
      region: optionTextOf(optionOf(options?.region, state.region)) || state.region,
      term: optionTextOf(optionOf(options?.term, state.term)) || state.term,
      logoUrl: textOf(provider?.logoUri) || null,
    },
    agent,
    agency,
    customer: { name: preparedFor.trim(), address: textOf(search.address_display) || address },
    details: {
      notes: items.some(({ row }) => isRangePriced(row)) ? [rangeNote] : [],
      install_lines: installLinesOf(price, priceInput.package).flatMap(({ label, cents }) =>
        cents === null ? [] : [{ label, amount: dollarsOf(cents) }],
      ),
    },
    disclaimer: pricingDisclaimer,
    location: locationOf(state),
  };
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

function locationOf({ catalogue }: CartState): Readonly<Record<string, unknown>> | null {
  const { location, address_display, postal_code, lec } = catalogue.search;
  const extra = Object.entries({ address_display, postal_code, lec }).filter(
    ([, value]) => textOf(value) !== "",
  );
  if (!isRecord(location) && extra.length === 0) return null;
  return { ...Object.fromEntries(extra), ...(isRecord(location) ? location : {}) };
}
