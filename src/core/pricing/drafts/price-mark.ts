import type { CartPrice } from "../price/price-cart.ts";
import { type PriceLine, stackingOf } from "../price/price-line.ts";

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

/** The hash FNV-1a, folded to 12 bits. */
function markOf(parts: readonly unknown[]): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(parts))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
}
