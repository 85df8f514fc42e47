/** What is said before the branding is open, and when it cannot be saved. */
export const messages = {
  loading: "Loading the branding",
  failed: "An error has occurred.",
} as const;
