/** Texts of the boxes for an address. */
export const addressFormMessages = {
  dropped: (unit: string) => `The suggestion doesn't include ${unit}.`,
  keep: (unit: string) => `Keep ${unit}`,
} as const;
