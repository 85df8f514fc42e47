/** Texts for the states before the branding is open. */
export const messages = {
  loading: "Loading the branding",
  failed: "An error has occurred.",
  chooseAgain: "Choose your images again. They were too large to keep during sign-in.",
} as const;
