export const tableMessages = {
  /** Above the buttons that sort a list of cards. */
  sortBy: "Sort by",
} as const;
