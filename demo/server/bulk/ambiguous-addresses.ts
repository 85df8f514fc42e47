/** Buildings that share a street address, so that a bulk upload cannot distinguish them. */
export const ambiguousAddresses = [
  "700 Harborview Lane, Dallas, TX 75201",
  "700 Harborview Lane, Austin, TX 78701",
] as const;
