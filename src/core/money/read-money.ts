import { type Cents, centsOf } from "./cents.ts";

/** An amount read from the wire. */
export type Money =
  | { readonly kind: "missing" }
  | { readonly kind: "amount"; readonly cents: Cents }
  | { readonly kind: "invalid" };

const missingMoney: Money = { kind: "missing" };
const invalid: Money = { kind: "invalid" };

/**
 * Matches amounts such as `$1,234.50`, `-5`, `.5` and `49.999`, without exponents and other signs.
 */
const dollarPattern = /^(-?)\$?((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:\.(\d*))?$/;

/**
 * Reads dollars as sent: a number or a string. The third decimal is rounded half away from zero on
 * the decimal text, so that 1.005 becomes 101 cents.
 *
 * @returns `missing` for null, undefined and blank strings; `invalid` for anything that is not an exact amount.
 */
export function readMoney(raw: unknown): Money {
  if (raw === null || raw === undefined) return missingMoney;
  if (typeof raw === "number") return readText(decimalOf(raw));
  if (typeof raw !== "string") return invalid;
  const text = raw.trim();
  return text === "" ? missingMoney : readText(text);
}

function readText(text: string): Money {
  const match = dollarPattern.exec(text);
  if (match === null) return invalid;
  const [, sign, grouped = "", decimals = ""] = match;
  if (grouped + decimals === "") return invalid;
  const whole = Number(`${grouped.replaceAll(",", "")}${decimals.slice(0, 2).padEnd(2, "0")}`);
  const roundsUp = decimals.charAt(2) >= "5";
  const magnitude = whole + (roundsUp ? 1 : 0);
  return moneyOf(sign === "-" ? -magnitude : magnitude);
}

function moneyOf(wholeCents: number): Money {
  const cents = centsOf(wholeCents);
  return cents === null ? invalid : { kind: "amount", cents };
}

/**
 * The shortest decimal text of a number. Below a millionth, this text would have an exponent. Such an amount is less
 * than a cent.
 */
function decimalOf(dollars: number): string {
  return Math.abs(dollars) < 1e-6 ? "0" : String(dollars);
}
