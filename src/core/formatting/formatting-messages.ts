/** Texts in place of a value that cannot be formatted, and units. */
export const formattingMessages = {
  unknownAmount: "ERR",
  mbps: (mbps: number) => `${mbps} Mbps`,
  gbps: (gbps: number) => `${gbps} Gbps`,
} as const;
