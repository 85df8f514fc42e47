import type { DisablingRule } from "./disabling-rule.ts";

/** The service is faster than the line to the address; unknown speeds disable nothing (decisions K3). */
export const speedExceeded: DisablingRule = {
  disables: ({ servedBy, mbps: needed }, { provider }) => {
    const most = servedBy && provider ? provider.served[servedBy].mbps : null;
    return most !== null && needed !== null && needed > most;
  },
  removalReason: () => "this address cannot get that speed",
};
