/** Texts in place of a value that cannot be formatted. */
export const formattingMessages = {
  unknownAmount: "ERR",
} as const;
