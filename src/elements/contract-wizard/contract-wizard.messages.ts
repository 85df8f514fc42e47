/** Texts for the states before a contract is open. */
export const messages = {
  /** The heading without a contract (2 §2; decisions Y15). */
  notFound: "404",
  loading: "Loading the contract",
} as const;
