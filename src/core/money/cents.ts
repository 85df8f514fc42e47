declare const unit: unique symbol;

/**
 * An amount in whole US cents: always a safe integer, never -0. The brand prevents plain numbers from being used as
 * amounts.
 */
export type Cents = number & { readonly [unit]: "cents" };

/**
 * An amount that may be unknown: null is shown as `ERR`. Arithmetic with null returns null, and so does
 * arithmetic without an exact result.
 */
export type CentsOrError = Cents | null;

export const zeroCents: Cents = toCents(0);

/**
 * Converts a whole number of cents.
 *
 * @returns null if it is not a whole number, or too large to be exact.
 */
export function centsOf(cents: number): CentsOrError {
  return Number.isSafeInteger(cents) ? toCents(cents) : null;
}

export function addCents(...amounts: readonly CentsOrError[]): CentsOrError {
  return amounts.reduce<CentsOrError>(
    (sum, amount) => (sum === null || amount === null ? null : centsOf(sum + amount)),
    zeroCents,
  );
}

export function subtractCents(from: CentsOrError, amount: CentsOrError): CentsOrError {
  return from === null || amount === null ? null : centsOf(from - amount);
}

/** @param count - a whole number. */
export function timesCents(amount: CentsOrError, count: number): CentsOrError {
  return amount === null ? null : centsOf(amount * count);
}

/** The maximum of one or more amounts. */
export function maxCents(first: CentsOrError, ...rest: readonly CentsOrError[]): CentsOrError {
  return rest.reduce<CentsOrError>(
    (top, amount) => (top === null || amount === null ? null : centsOf(Math.max(top, amount))),
    first,
  );
}

/** Converts cents to dollars with at most two decimals, the wire's form of an amount. */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

/** Adding 0 turns -0 into 0. */
function toCents(cents: number): Cents {
  return (cents + 0) as Cents;
}
