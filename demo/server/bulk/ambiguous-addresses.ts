/** Buildings that one street address of a bulk upload cannot tell from each other. */
export const ambiguousAddresses = [
  "700 Harborview Lane, Dallas, TX 75201",
  "700 Harborview Lane, Austin, TX 78701",
] as const;
