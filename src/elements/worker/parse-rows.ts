import { type ParseResult, Parser, parse } from "papaparse";
import { type CsvDialect, csvDelimiters, usualDialect } from "../../core/bulk/csv/csv-dialect.ts";
import type { ParseCsv } from "../../core/bulk/csv/read-csv.ts";

/** The rows of a text by papaparse. A CR before the newline belongs to it. */
export const parseRows: ParseCsv = (text, known, isEnd) => {
  const dialect = known ?? dialectOf(text);
  const { data, errors, meta }: ParseResult<string[]> = new Parser(dialect).parse(text, 0, !isEnd);
  if (dialect.newline === "\n") for (const row of data) dropReturn(row);
  const isUnclosed = isEnd && errors.some(({ code }) => code === "MissingQuotes");
  return {
    rows: isUnclosed ? data.slice(0, -1) : data,
    dialect,
    usedLength: isEnd ? text.length : meta.cursor,
    isUnclosed,
  };
};

/** What papaparse makes of the first lines. A file may mix CR LF with LF, so both are read as LF. */
function dialectOf(text: string): CsvDialect {
  const { meta } = parse<string[]>(text, {
    delimitersToGuess: [...csvDelimiters],
    preview: 1,
    skipEmptyLines: "greedy",
  });
  const delimiter = csvDelimiters.find((one) => one === meta.delimiter) ?? usualDialect.delimiter;
  return { delimiter, newline: meta.linebreak === "\r" ? "\r" : "\n" };
}

function dropReturn(row: string[]): void {
  const last = row.length - 1;
  const cell = row[last];
  if (cell?.endsWith("\r")) row[last] = cell.slice(0, -1);
}
