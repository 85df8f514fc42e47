/** The character encoding of a file. `latin-1` is read as Windows-1252, its superset. */
export type CsvEncoding =
  | "utf-8"
  | "utf-8-bom"
  | "utf-16le"
  | "utf-16be"
  | "latin-1"
  | "mac-roman"
  | "binary";

/** The encodings that a user can choose if the detected one is a guess. */
export const choosableEncodings = [
  "utf-8",
  "latin-1",
  "mac-roman",
  "utf-16le",
  "utf-16be",
] as const satisfies readonly CsvEncoding[];
