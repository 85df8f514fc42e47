import { Parser } from "papaparse";
import type { ParseCsv } from "../../core/lists/read-csv.ts";

/** Parses rows with papaparse. A CR before the newline is part of the line break. */
export const parseRows: ParseCsv = (text, { delimiter, newline }, isEnd) => {
  const { data, errors, meta }: Parsed = new Parser({ delimiter, newline }).parse(text, 0, !isEnd);
  if (newline === "\n") for (const row of data) dropReturn(row);
  const isUnclosed = isEnd && errors.some(({ code }) => code === "MissingQuotes");
  return {
    rows: isUnclosed ? data.slice(0, -1) : data,
    usedLength: isEnd ? text.length : meta.cursor,
    isUnclosed,
  };
};

/** The parser's result, which its types do not describe. */
interface Parsed {
  readonly data: string[][];
  readonly errors: readonly { readonly code: string }[];
  readonly meta: { readonly cursor: number };
}

function dropReturn(row: string[]): void {
  const last = row.length - 1;
  const cell = row[last];
  if (cell?.endsWith("\r")) row[last] = cell.slice(0, -1);
}
