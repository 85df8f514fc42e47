/** The margins at the left and the right of all papers, in points. */
export const margin = 48;

/** The sizes of text on all papers, in points. */
export const type = { small: 8, text: 9, strong: 10, heading: 12, figure: 16, party: 18 } as const;
