import type { TextReader } from "./text-group.ts";

/** Reads the English texts. */
export const englishReader: TextReader = { texts: ({ english }) => english };
