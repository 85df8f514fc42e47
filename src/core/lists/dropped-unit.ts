import { areSameUnits } from "./address-difference.ts";
import { openLineOf } from "./address-line.ts";

/** A unit that a user typed and that the chosen suggestion does not have. */
export interface DroppedUnit {
  /** The unit as typed: `Suite 400`, `#400`. */
  readonly unit: string;
  readonly suggestion: string;
  /** The suggestion with the unit. */
  readonly address: string;
}

/** The units of a typed text that a suggestion lacks; null if it has them. */
export function droppedUnitOf(typed: string, suggestion: string): DroppedUnit | null {
  const has = openLineOf(suggestion).units;
  const units = openLineOf(typed).units.filter(
    (one) => !has.some((other) => areSameUnits([one], [other])),
  );
  if (units.length === 0) return null;
  const unit = units
    .map(({ raw }) => (/^\d/.test(raw) && !raw.includes(" ") ? `#${raw}` : raw))
    .join(", ");
  const [street = "", ...rest] = suggestion.split(",");
  return { unit, suggestion, address: [street, ` ${unit}`, ...rest].join(",") };
}
