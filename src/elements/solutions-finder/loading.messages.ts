/** The text that is shown before the finder's code is loaded. */
export const loadingMessages = { loading: "Loading providers" } as const;
