/** Texts for the states before the branding is open. */
export const messages = {
  loading: "Loading the branding",
  failed: "An error has occurred.",
  chooseAgain: "Choose your pictures again: they were too large to keep over the sign-in.",
} as const;
