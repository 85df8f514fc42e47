import { formattingMessages } from "./formatting-messages.ts";

/** Writes a speed in Mbps, or from 1,000 Mbps in Gbps. */
export function speedTextOf(mbps: number): string {
  return mbps < 1000 ? formattingMessages.mbps(mbps) : formattingMessages.gbps(mbps / 1000);
}
