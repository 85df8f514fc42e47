export const csvDelimiters = [",", ";", "\t", "|"] as const;

export type CsvDelimiter = (typeof csvDelimiters)[number];

/** The delimiter and newline of a file. */
export interface CsvDialect {
  readonly delimiter: CsvDelimiter;
  /** CR LF is read as LF. */
  readonly newline: "\n" | "\r";
}

/** Of a file that shows none. */
export const usualDialect: CsvDialect = { delimiter: ",", newline: "\n" };
