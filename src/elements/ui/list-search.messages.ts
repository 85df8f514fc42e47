/** Texts of the search of a long list. */
export const listSearchMessages = {
  label: "Search this list",
  all: (total: string) => `${total} in this list`,
  found: (count: string, total: string) => `${count} of ${total} in this list`,
} as const;
