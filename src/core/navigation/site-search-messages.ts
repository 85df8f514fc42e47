/** Sentences of the specification for the site search (1 §2 Site search results). */
export const siteSearchMessages = {
  none: "Your search yielded no results.",
  failed: "An error has occurred.",
} as const;
