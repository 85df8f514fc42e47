/** A speed in Mbps, from 1,000 on in Gbps. */
export function speedTextOf(mbps: number): string {
  return mbps < 1000 ? `${mbps} Mbps` : `${mbps / 1000} Gbps`;
}
