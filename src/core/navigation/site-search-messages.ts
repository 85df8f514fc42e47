/** Texts of the site search that the specification gives (1 §2 Site search results). */
export const siteSearchMessages = {
  none: "Your search yielded no results.",
  failed: "An error has occurred.",
} as const;
