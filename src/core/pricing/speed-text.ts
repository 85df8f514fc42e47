import { speedMessages } from "./speed-messages.ts";

/** Writes a speed in Mbps, or from 1,000 Mbps in Gbps. */
export function speedTextOf(mbps: number): string {
  return mbps < 1000 ? speedMessages.mbps(mbps) : speedMessages.gbps(mbps / 1000);
}
