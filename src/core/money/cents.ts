declare const unit: unique symbol;

/** An amount in whole US cents: always a safe integer, never -0. A plain number is not one. */
export type Cents = number & { readonly [unit]: "cents" };

/**
 * An amount that may rest on an unreadable one: null is shown as `ERR` (decisions L15). Arithmetic
 * keeps null, and answers null rather than an inexact amount.
 */
export type CentsOrError = Cents | null;

export const zeroCents: Cents = toCents(0);

/**
 * A whole number of cents as money.
 *
 * @returns null when it is no whole number, or too large to be exact.
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

/** The greatest of at least one amount. */
export function maxCents(first: CentsOrError, ...rest: readonly CentsOrError[]): CentsOrError {
  return rest.reduce<CentsOrError>(
    (top, amount) => (top === null || amount === null ? null : centsOf(Math.max(top, amount))),
    first,
  );
}

/** Dollars as a number of at most two decimals: the wire's form of an amount (decisions N12). */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

/** Adding 0 makes -0 a plain 0. */
function toCents(cents: number): Cents {
  return (cents + 0) as Cents;
}
