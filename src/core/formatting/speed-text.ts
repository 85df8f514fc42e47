import { formattingMessages } from "./formatting-messages.ts";

/** Writes a speed in Mbps, or from 1,000 Mbps in Gbps. */
export function speedTextOf(
  mbps: number,
  { number }: { readonly number: (value: number) => string } = { number: String },
): string {
  return mbps < 1000
    ? formattingMessages.mbps(number(mbps))
    : formattingMessages.gbps(number(mbps / 1000));
}

/** Writes the speeds down and up in Mbps, such as `300/25 Mbps` or `1 Gbps/35 Mbps`. */
export function speedPairTextOf(down: number, up: number): string {
  const isSlow = down < 1000;
  if (isSlow !== up < 1000) return `${speedTextOf(down)}/${speedTextOf(up)}`;
  return isSlow
    ? formattingMessages.mbps(`${down}/${up}`)
    : formattingMessages.gbps(`${down / 1000}/${up / 1000}`);
}
