import type { Countable, QuantityRange } from "../service.ts";

/** A quantity out of range is clamped; without one, the range's minimum counts (decisions Z8). */
export function clampQuantity(wanted: number | null, { min, max }: QuantityRange): number {
  if (wanted === null || !Number.isFinite(wanted)) return min;
  return Math.min(Math.max(Math.trunc(wanted), min), max);
}

/** The quantity that the server sent; without a range, any whole number counts, else 1. */
export function sentQuantityOf({ sent, hasRange, range }: Countable): number {
  if (hasRange) return clampQuantity(sent, range);
  return sent !== null && Number.isSafeInteger(sent) && sent >= 0 ? sent : 1;
}
