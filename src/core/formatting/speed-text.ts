import { formattingMessages } from "./formatting-messages.ts";

/** Writes numbers. */
interface Numbers {
  readonly number: (value: number) => string;
  readonly together: (text: string) => string;
}

export const plainNumbers: Numbers = { number: String, together: (text) => text };

/** Writes a speed in Mbps, or from 1,000 Mbps in Gbps. */
export function speedTextOf(mbps: number, { number, together }: Numbers = plainNumbers): string {
  return together(
    mbps < 1000
      ? formattingMessages.mbps(number(mbps))
      : formattingMessages.gbps(number(mbps / 1000)),
  );
}

/** Writes the speeds down and up in Mbps, such as `300/25 Mbps` or `1 Gbps/35 Mbps`. */
export function speedPairTextOf(down: number, up: number, format: Numbers = plainNumbers): string {
  const isSlow = down < 1000;
  const { number, together } = format;
  if (isSlow !== up < 1000)
    return together(`${speedTextOf(down, format)}/${speedTextOf(up, format)}`);
  return together(
    isSlow
      ? formattingMessages.mbps(`${number(down)}/${number(up)}`)
      : formattingMessages.gbps(`${number(down / 1000)}/${number(up / 1000)}`),
  );
}
