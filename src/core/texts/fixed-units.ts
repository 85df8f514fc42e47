/** Keeps a number and its unit on one line: `36 months`, `1 Gbps`. */
export function withFixedUnits(text: string): string {
  return text.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0");
}
