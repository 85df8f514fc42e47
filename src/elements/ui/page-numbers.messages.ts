/** The texts around the numbers of printed pages: `Page 1 of 2`. */
export const pageNumberMessages = { page: "Page", of: "of" } as const;
