/** Texts about the serviceability of an address. */
export const serviceabilityMessages = {
  /** The headings of parts without a name. */
  parts: { coax: "Coax", fiber: "Fiber" },
} as const;
