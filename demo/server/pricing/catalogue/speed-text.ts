/** Formats a speed in Mbps as in price lists. */
export function speedText(mbps: number): string {
  return mbps >= 1000 ? `${mbps / 1000} Gbps` : `${mbps} Mbps`;
}
