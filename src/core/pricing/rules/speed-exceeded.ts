import type { DisablingRule } from "./disabling-rule.ts";

/** The service is faster than the line to the address; unknown speeds disable nothing (decisions K3). */
export const speedExceeded: DisablingRule = {
  code: "speedExceeded",
  disables: ({ servedBy, mbps: wanted }, { provider }) => {
    const most = servedBy && provider ? provider.served[servedBy].mbps : null;
    return most !== null && wanted !== null && wanted > most;
  },
  explain: ({ servedBy }, { provider }) =>
    speedLimitText((servedBy && provider?.served[servedBy].mbps) ?? 0),
  removalReason: () => "this address cannot get that speed",
};

/** The sentence beside the service (decisions O6). */
export function speedLimitText(mbps: number): string {
  return `Faster than what this address can get: ${mbps} Mbps.`;
}
