import type { DisablingRule } from "./disabling-rule.ts";

/** The speed at the address is possible, not confirmed (decisions K4). */
export const speedUnverified: DisablingRule = {
  disables: ({ servedBy }, { provider }) =>
    servedBy !== null && provider?.served[servedBy].isUnverified === true,
  removalReason: () => "the speed at this address is not confirmed",
};
