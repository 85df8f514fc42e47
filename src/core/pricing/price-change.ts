import type { Money } from "../money/read-money.ts";

/**
 * How the price of a service changes while it is used. `known`: after some months, `mrc` is replaced by another rate.
 * `mentioned`: only the details of the price mention a change.
 */
export type PriceChange =
  | {
      readonly kind: "known";
      /** The number of months for which `mrc` applies; at least 1. */
      readonly afterMonths: number;
      /** The rate per month and unit after them. */
      readonly rate: Money;
    }
  | { readonly kind: "mentioned" };

/** Words of a price that changes with time. Each pattern takes time in proportion to the text. */
const changeWords: readonly RegExp[] = [
  /\bpromo(?:s|tions?|tional)?\b/i,
  /\bintro(?:ductory)?\b/i,
  /\bfirst (?:[\w-]{1,12} )?(?:months?|mos?|years?|yrs?)\b/i,
  /\bfor [\w-]{1,12} (?:months?|mos?|years?|yrs?)\b,? (?:and )?then\b/i,
  /\bthen (?:[a-z]{1,12} ){0,3}\$?\d/i,
  /\b(?:thereafter|afterwards?)\b/i,
  /\bafter [\w-]{1,12} (?:months?|mos?|years?|yrs?)\b/i,
  /\b(?:months?|years?|yrs?) \d/i,
  /\b(?:increas|ris|revert|step|go)(?:es|s|e)? (?:up )?(?:to|by|after)\b/i,
  /\b(?:months?|years?) free\b/i,
];

/** True if the details of a price, as plain text, say that the price changes: `$49.99/mo for 12 months, then $79.99`. */
export function mentionsPriceChange(details: string): boolean {
  return details !== "" && changeWords.some((words) => words.test(details));
}
