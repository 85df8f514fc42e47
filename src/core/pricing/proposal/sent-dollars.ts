import { type CentsOrError, dollarsOf } from "../../money/cents.ts";
import { number, orNull } from "../../wire/sent.ts";

/** An amount on the wire; null is ERR. */
export const dollarsOrUnknown = orNull(number);

export function dollarsOrNull(cents: CentsOrError): number | null {
  return cents === null ? null : dollarsOf(cents);
}
