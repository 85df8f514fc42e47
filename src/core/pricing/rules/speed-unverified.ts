import type { DisablingRule } from "./disabling-rule.ts";

/** The part's speed is only possible, which the provider shows as light green (decisions K4). */
export const speedUnverified: DisablingRule = {
  code: "speedUnverified",
  disables: ({ servedBy }, { served }) =>
    servedBy !== null && served[servedBy].statuses.includes("light green"),
};
