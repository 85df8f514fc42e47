import type { DisablingRule } from "./disabling-rule.ts";
import { mbpsOf } from "./serviceable-part.ts";
import { speedPartOf } from "./speed-part.ts";

/** The row is faster than the address can be served; unknown speeds are no reason (rulings K3). */
export const speedExceeded: DisablingRule = {
  code: "speedExceeded",
  disables: (row, scene) => {
    const served = speedPartOf(row, scene)?.mbps ?? null;
    const wanted = mbpsOf(row.row.download_speed);
    return served !== null && wanted !== null && wanted > served;
  },
};
