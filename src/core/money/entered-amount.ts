import type { CentsOrError } from "./cents.ts";
import { readMoney } from "./read-money.ts";

const units = [
  "usd",
  "us$",
  "$us",
  "$",
  "permonth",
  "amonth",
  "/month",
  "monthly",
  "/mo.",
  "/mo",
  "/m",
];

/**
 * Reads dollars that a user entered, such as `$1,234.50`, `USD 99` or `120/mo`; null if the text is not an amount, or one
 * below 0.
 *
 * @param hasDecimalComma - true if the language writes `1 234,50` or `1.234,50`, which are read, too
 */
export function enteredAmountOf(entered: string, hasDecimalComma = false): CentsOrError {
  const text = hasDecimalComma ? withDecimalPoint(entered) : entered;
  if (/\d\s+\d/.test(text)) return null;
  const money = readMoney(withoutUnits(text.replace(/\s+/g, "").toLowerCase()));
  return money.kind === "amount" && money.cents >= 0 ? money.cents : null;
}

/** A comma before three digits stays, because lists from elsewhere group thousands by it. */
function withDecimalPoint(text: string): string {
  return text
    .replace(/(\d)\s(?=\d{3})/g, "$1")
    .replace(/([1-9]|\d\d)\.(?=\d{3}(?!\d))/g, "$1")
    .replace(/,(\d\d?)(?!\d)/, ".$1");
}

/** Removes the units before and after an amount. */
function withoutUnits(text: string): string {
  const before = units.find((unit) => text.startsWith(unit));
  if (before !== undefined) return withoutUnits(text.slice(before.length));
  const after = units.find((unit) => text.endsWith(unit));
  return after === undefined ? text : withoutUnits(text.slice(0, -after.length));
}
