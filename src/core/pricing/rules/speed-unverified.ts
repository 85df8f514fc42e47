import type { DisablingRule } from "./disabling-rule.ts";

/** Disables a service whose speed is possible at the address, but not confirmed. */
export const speedUnverified: DisablingRule = {
  disables: ({ servedBy }, { provider }) =>
    servedBy !== null && provider?.served[servedBy].isUnverified === true,
};
