/** Texts for the states before a contract is open. */
export const messages = {
  /** The heading without a contract (2 §2; decisions Y15). */
  notFound: "404",
  /** Below the heading. */
  missing: "The contract could not be found.",
  failed: "An error has occurred.",
  tryAgain: "Try again",
  back: "Back to contracts",
  loading: "Loading the contract",
} as const;
