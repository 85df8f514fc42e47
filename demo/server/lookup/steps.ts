import { createDice } from "../catalogue/dice.ts";
import type { PlaceParts } from "../place/describe-place.ts";
import type { Lookup } from "../store/documents.ts";

/** A step of a lookup. */
export interface Step {
  /** The message while it is running. */
  readonly message: string;
  /** Its share of the work; all steps together have `totalUnits`. */
  readonly units: number;
  /** The part of the place that it finds. */
  readonly finds?: keyof PlaceParts;
}

export const steps: readonly Step[] = [
  { message: "Validating the address", units: 13 },
  { message: "Locating the building", units: 22, finds: "location" },
  { message: "Reading the wire center", units: 25, finds: "network" },
  { message: "Asking the local exchange carrier", units: 38, finds: "lec" },
  { message: "Asking the cable company", units: 38, finds: "cable" },
  { message: "Searching fiber routes nearby", units: 30 },
  { message: "Searching wireless and satellite coverage", units: 23, finds: "others" },
  { message: "Preparing the results", units: 11 },
];

export const totalUnits = steps.reduce((sum, { units }) => sum + units, 0);

/** The duration of a step: all steps together take 6.4 to 9.6 seconds. */
export function stepDurationOf(lookup: Pick<Lookup, "id">, step: number): number {
  return createDice(`step ${step} of ${lookup.id}`).between(800, 1200);
}

/** The parts found by the first `done` steps. */
export function partsAfter(done: number): PlaceParts {
  const found = steps.slice(0, done).map(({ finds }) => finds);
  return {
    location: found.includes("location"),
    network: found.includes("network"),
    lec: found.includes("lec"),
    cable: found.includes("cable"),
    others: found.includes("others"),
  };
}
