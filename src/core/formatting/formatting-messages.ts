/** Texts in place of a value that cannot be formatted, and units. */
export const formattingMessages = {
  unknownAmount: "ERR",
  mbps: (mbps: number | string) => `${mbps} Mbps`,
  gbps: (gbps: number | string) => `${gbps} Gbps`,
} as const;
