import type { DisablingRule } from "./disabling-rule.ts";
import { speedPartOf } from "./speed-part.ts";

/** The part's speed is only possible, which the provider shows as light green (rulings K4). */
export const speedUnverified: DisablingRule = {
  code: "speedUnverified",
  disables: (row, scene) => speedPartOf(row, scene)?.statuses.includes("light green") ?? false,
};
