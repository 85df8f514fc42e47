/** Texts for the states before the branding is open. */
export const messages = {
  loading: "Loading the branding",
  failed: "An error has occurred.",
} as const;
