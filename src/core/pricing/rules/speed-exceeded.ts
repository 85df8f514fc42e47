import type { DisablingRule } from "./disabling-rule.ts";

/** The row is faster than the address can be served; unknown speeds are no reason (decisions K3). */
export const speedExceeded: DisablingRule = {
  code: "speedExceeded",
  disables: ({ servedBy, mbps: wanted }, { served }) => {
    const most = servedBy === null ? null : served[servedBy].mbps;
    return most !== null && wanted !== null && wanted > most;
  },
};
