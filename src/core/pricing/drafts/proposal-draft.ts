import { textHashOf } from "../../texts/text-hash.ts";
import { cartPriceOf, quantityOf } from "../cart/cart-items.ts";
import { type CartState, servicesInCart } from "../cart/cart-state.ts";
import type { CartPrice } from "../price/price-cart.ts";
import { type PriceLine, stackingOf } from "../price/price-line.ts";
import { type SectionName, sectionNames } from "../service-type.ts";

/**
 * A proposal in work without its prices (decisions X1): enough to make it again from a fresh search. It is
 * kept on the machine and shared as a link.
 */
export interface ProposalDraft {
  readonly address: string;
  /** Name of the customer; `""` for none. */
  readonly preparedFor: string;
  /** Values of options; null where none is chosen. */
  readonly provider: string | null;
  readonly term: string | null;
  readonly region: string | null;
  readonly package: string | null;
  /** The sections that are shown. */
  readonly sections: readonly SectionName[];
  /** In the order in which they were chosen, without fees. */
  readonly lines: readonly DraftLine[];
  /** Goes into every mark. */
  readonly salt: string;
  /** Of the totals, from 0 to 4095. */
  readonly mark: number;
}

/** A chosen service. */
export interface DraftLine {
  readonly id: string;
  /** Names the service when it is no longer offered; `""` in a link. */
  readonly title: string;
  /** The quantities; null where none is counted. */
  readonly lines: number | null;
  readonly boxes: number | null;
  /** Of its charges, from 0 to 4095. */
  readonly mark: number;
}

/** What a draft holds besides the cart. */
export interface DraftHeader {
  readonly address: string;
  readonly preparedFor: string;
  /** A random text, another one for each proposal. */
  readonly salt: string;
}

/** The choices of a cart as a draft. */
export function proposalDraftOf(state: CartState, header: DraftHeader): ProposalDraft {
  const { provider, term, region, package: chosen, toggles } = state;
  const price = cartPriceOf(state);
  const charges = new Map(price.lines.map((line) => [line.id, line]));
  return {
    ...header,
    provider,
    term,
    region,
    package: chosen,
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
 * Tells that a service costs something else without holding its price (decisions X1): 12 bits of a salted
 * hash of its charges, which thousands of other prices share. One change in 4096 goes unnoticed.
 */
export function lineMarkOf(salt: string, line: PriceLine | undefined): number {
  if (line === undefined) return 0;
  const { id, price, equipmentFee, boxPrice, nrc } = line;
  return markOf([salt, id, price, equipmentFee, boxPrice, nrc, stackingOf(line)]);
}

/** The same of the totals. */
export function totalMarkOf(salt: string, { monthly, install }: CartPrice): number {
  return markOf([salt, monthly, install]);
}

/** A hash, folded to 12 bits. */
function markOf(parts: readonly unknown[]): number {
  const hash = textHashOf(JSON.stringify(parts));
  return (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
}
