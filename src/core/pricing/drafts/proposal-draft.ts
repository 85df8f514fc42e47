import { textHashOf } from "../../texts/text-hash.ts";
import { cartPriceOf, quantityOf } from "../cart/cart-items.ts";
import { type CartState, servicesInCart } from "../cart/cart-state.ts";
import { optionOf } from "../filter-options.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { type PriceLine, stackingOf } from "../price/price-line.ts";
import { type SectionName, sectionNames } from "../service-type.ts";

/**
 * An unfinished proposal without its prices (decisions X1). A new search restores it. It is stored on the device and
 * shared as a link.
 */
export interface ProposalDraft {
  readonly address: string;
  /** The name of the customer; `""` without a name. */
  readonly preparedFor: string;
  /** Values of options; null without a choice. */
  readonly provider: string | null;
  readonly term: string | null;
  readonly region: string | null;
  readonly package: string | null;
  /** Names the provider and the term, such as `Spectrum, 36 Months`. Missing in a link. */
  readonly label?: string;
  /** The sections that are on. */
  readonly sections: readonly SectionName[];
  /** The chosen services in the order of the choices, without fees. */
  readonly lines: readonly DraftLine[];
  /**
   * A random part of every mark, so that equal prices have different marks in different proposals.
   */
  readonly salt: string;
  /** The mark of the totals, from 0 to 4095. */
  readonly mark: number;
}

/** A chosen service with its quantities. */
export interface DraftLine {
  readonly id: string;
  /** The title to show if the service is not offered any more; `""` in a link. */
  readonly title: string;
  /** The quantities; null if the service does not count them. */
  readonly lines: number | null;
  readonly boxes: number | null;
  /** The mark of the charges, from 0 to 4095. */
  readonly mark: number;
}

/** The members of a draft that do not come from the cart. */
export interface DraftHeader {
  readonly address: string;
  readonly preparedFor: string;
  /** A random text that differs for each proposal. */
  readonly salt: string;
}

/** Creates a draft from the choices of a cart. */
export function proposalDraftOf(state: CartState, header: DraftHeader): ProposalDraft {
  const { provider, term, region, package: chosen, toggles } = state;
  const price = cartPriceOf(state);
  const { options } = state.catalogue;
  const choices = [optionOf(options.provider, provider), optionOf(options.term, term)];
  const charges = new Map(price.lines.map((line) => [line.id, line]));
  return {
    ...header,
    provider,
    term,
    region,
    package: chosen,
    label: choices.flatMap((choice) => choice?.label || []).join(", "),
    sections: sectionNames.filter((name) => toggles[name]),
    lines: servicesInCart(state).map((service) => {
      const { quantity, boxes } = quantityOf(state, service);
      return {
        id: service.id,
        title: service.title,
        lines: service.countedLines && quantity,
        boxes: service.countedBoxes && boxes,
        mark: lineMarkOf(header.salt, charges.get(service.id)),
      };
    }),
    mark: totalMarkOf(header.salt, price),
  };
}

/**
 * Detects a change of price without storing the price. The mark is 12 bits of a salted hash of the charges, so thousands
 * of other prices have the same mark. One change in 4096 is not detected.
 */
export function lineMarkOf(salt: string, line: PriceLine | undefined): number {
  if (line === undefined) return 0;
  const { id, price, equipmentFee, boxPrice, nrc } = line;
  return markOf([salt, id, price, equipmentFee, boxPrice, nrc, stackingOf(line)]);
}

/** The mark of the totals. */
export function totalMarkOf(salt: string, { monthly, install }: CartPrice): number {
  return markOf([salt, monthly, install]);
}

/** Reduces a hash to 12 bits. */
function markOf(parts: readonly unknown[]): number {
  const hash = textHashOf(JSON.stringify(parts));
  return (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
}
