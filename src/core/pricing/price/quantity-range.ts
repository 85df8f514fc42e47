import { memberOf, textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";

/** The choices of a quantity, both ends included (1 §5; decisions I17). */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
}

/** Each end defaults to 1; a minimum above the maximum becomes 1. */
export function quantityRangeOf(min: unknown, max: unknown): QuantityRange {
  const from = wholeOf(min, 0) ?? 1;
  const to = wholeOf(max, 1) ?? 1;
  return { min: from > to ? 1 : from, max: to };
}

/** Lines are counted: the row is a phone, or has a number of lines to choose (decisions Z8). */
export function hasLines(row: ServiceRow): boolean {
  return textOf(row.type) === "phone" || isGiven(row.phone_min) || isGiven(row.phone_max);
}

/** Boxes are counted: they cost something, or might (decisions L). */
export function hasBoxes(row: ServiceRow): boolean {
  return isGiven(row.addon_item_cost_per_unit);
}

/** How many lines a row counts: 1 where none are counted. */
export function linesOf(row: ServiceRow): number {
  if (!hasLines(row)) return 1;
  return quantityIn(memberOf(row.data, "phone_lines"), row.phone_min, row.phone_max);
}

/** How many boxes a row counts: 0 where none are counted. */
export function boxesOf(row: ServiceRow): number {
  if (!hasBoxes(row)) return 0;
  return quantityIn(memberOf(row.data, "addon_items"), row.addon_item_min, row.addon_item_max);
}

/** A row without either end has no range to keep to: it counts what it says, once by default. */
function quantityIn(wanted: unknown, min: unknown, max: unknown): number {
  if (!isGiven(min) && !isGiven(max)) return wholeOf(wanted, 0) ?? 1;
  return clampQuantity(wanted, quantityRangeOf(min, max));
}

/** A quantity out of range is clamped; one that is no number is the first choice (decisions Z8). */
export function clampQuantity(wanted: unknown, { min, max }: QuantityRange): number {
  const text = textOf(wanted);
  const quantity = text === "" ? Number.NaN : Math.trunc(Number(text));
  return Number.isNaN(quantity) ? min : Math.min(Math.max(quantity, min), max);
}

function isGiven(raw: unknown): boolean {
  return raw !== null && raw !== undefined && !(typeof raw === "string" && raw.trim() === "");
}

function wholeOf(raw: unknown, least: number): number | null {
  const text = textOf(raw);
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : null;
}
