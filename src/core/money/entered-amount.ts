import type { CentsOrError } from "./cents.ts";
import { readMoney } from "./read-money.ts";

/** Reads dollars that a user entered, such as `$1,234.50`; null if the text is not an amount, or one below 0. */
export function enteredAmountOf(text: string): CentsOrError {
  const money = readMoney(text);
  return money.kind === "amount" && money.cents >= 0 ? money.cents : null;
}
