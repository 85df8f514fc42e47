/** A speed in Mbps as price lists write it. */
export function speedText(mbps: number): string {
  return mbps >= 1000 ? `${mbps / 1000} Gbps` : `${mbps} Mbps`;
}
