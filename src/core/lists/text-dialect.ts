export type CsvDelimiter = "," | ";" | "\t" | "|";

export interface CsvDialect {
  readonly delimiter: CsvDelimiter;
  readonly newline: "\n" | "\r";
}

const delimiters = [",", ";", "\t", "|"] as const satisfies readonly CsvDelimiter[];
const codes = delimiters.map((delimiter) => delimiter.charCodeAt(0));
const [quote, lineFeed, carriageReturn, space] = [0x22, 0x0a, 0x0d, 0x20];

/** A row with more delimiters counts as one with this number, to bound the memory. */
const maxCount = 5_000;

/**
 * Finds the delimiter and the newline from all rows of a file, by the codes of its characters. The delimiter that gives
 * the most rows the same number of cells wins; ties go to the one with the most cells. CR LF is read as LF.
 */
export function createDialectSurvey() {
  const rowsByCount = codes.map(() => new Map<number, number>());
  let counts = codes.map(() => 0);
  const found = { lineFeeds: 0, returns: 0 };
  let isQuoted = false;
  /** True at the beginning of a cell, where a quote opens, and after a closing quote, which another one reopens. */
  let canOpen = true;
  let isBlank = true;

  function endRow(): void {
    if (!isBlank) {
      for (const [index, count] of counts.entries()) {
        const rows = rowsByCount[index];
        rows?.set(Math.min(count, maxCount), (rows.get(Math.min(count, maxCount)) ?? 0) + 1);
      }
    }
    counts = codes.map(() => 0);
    isBlank = true;
    canOpen = true;
  }

  return {
    /** Reads the next characters. For encodings in which these signs have their ASCII codes, bytes are enough. */
    add(text: { readonly length: number; readonly [index: number]: number }): void {
      for (let at = 0; at < text.length; at += 1) {
        const code = text[at] ?? 0;
        if (code === quote) {
          isBlank = false;
          if (isQuoted) {
            isQuoted = false;
            canOpen = true;
          } else {
            isQuoted = canOpen;
            canOpen = false;
          }
        } else if (isQuoted) {
        } else if (code === lineFeed || code === carriageReturn) {
          if (code === lineFeed) found.lineFeeds += 1;
          else found.returns += 1;
          endRow();
        } else {
          const index = codes.indexOf(code);
          if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
          if (code !== space) isBlank = isBlank && index >= 0;
          canOpen = index >= 0;
        }
      }
    },
    found(): CsvDialect {
      endRow();
      const scores = rowsByCount.map((rows, index) => {
        let [cells, even] = [0, 0];
        for (const [count, rowCount] of rows) {
          if (count === 0) continue;
          if (rowCount > even || (rowCount === even && count > cells)) {
            [cells, even] = [count, rowCount];
          }
        }
        return { delimiter: delimiters[index] ?? ",", cells, even };
      });
      const best = scores.reduce((a, b) =>
        b.even > a.even || (b.even === a.even && b.cells > a.cells) ? b : a,
      );
      const newline = found.lineFeeds === 0 && found.returns > 1 ? "\r" : "\n";
      return { delimiter: best.delimiter, newline };
    },
  };
}

/** A first line that names the delimiter, as spreadsheets write it: `sep=;`. */
export interface SeparatorLine {
  readonly delimiter: CsvDelimiter;
  /** The length of the line, with its newline. */
  readonly length: number;
}

/** Reads the line that names the delimiter at the beginning of a text; null if it is missing. */
export function separatorLineOf(text: string): SeparatorLine | null {
  const found = /^"?sep=(.|\\t)"?(?:\r\n|\r|\n|$)/i.exec(text.slice(0, 20));
  const named = found?.[1] === "\\t" ? "\t" : found?.[1];
  const delimiter = delimiters.find((one) => one === named);
  return found === null || delimiter === undefined ? null : { delimiter, length: found[0].length };
}
