/** What the finder says before anything else of it is there. */
export const loadingMessages = { loading: "Loading providers" } as const;
