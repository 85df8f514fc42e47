/** The maximum number of addresses in a list. Other screens read it without the code that reads lists. */
export const maxSites = 100;
