import type { DisablingRule } from "./disabling-rule.ts";

/** Disables a service that is faster than the line to the address. Unknown speeds disable nothing. */
export const speedExceeded: DisablingRule = {
  disables: ({ servedBy, mbps: needed }, { provider }) => {
    const most = servedBy && provider ? provider.served[servedBy].mbps : null;
    return most !== null && needed !== null && needed > most;
  },
};
