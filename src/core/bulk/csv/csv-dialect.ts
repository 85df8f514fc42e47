export type CsvDelimiter = "," | ";" | "\t" | "|";

/** The delimiter and newline of a file. */
export interface CsvDialect {
  readonly delimiter: CsvDelimiter;
  readonly newline: "\n" | "\r";
}

const delimiters = [",", ";", "\t", "|"] as const satisfies readonly CsvDelimiter[];
/** Enough lines to decide; a cell with a hundred lines must not slow this down. */
const linesRead = 12;

/**
 * Detects the dialect from the beginning of a file: the delimiter that splits the most lines into as many cells as the
 * first, then the one with the most cells. CR LF is read as LF. papaparse's guess weighs all lines alike, and takes other
 * characters of the cells for delimiters.
 */
export function csvDialectOf(head: string): CsvDialect {
  const newline = head.includes("\n") || !head.slice(0, -1).includes("\r") ? "\n" : "\r";
  const lines = linesOf(head, newline);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [cells = 0] = counts;
    const even = cells === 0 ? 0 : counts.filter((count) => count === cells).length;
    return { delimiter, even, cells };
  });
  const best = scores.reduce((a, b) =>
    b.even > a.even || (b.even === a.even && b.cells > a.cells) ? b : a,
  );
  return { delimiter: best.delimiter, newline };
}

/** The first lines, without quoted parts and without a truncated line. */
function linesOf(head: string, newline: string): readonly string[] {
  const bare = head.replace(/"(?:[^"]|"")*(?:"|$)/g, "");
  const lines = bare.split(newline, linesRead + 1);
  const whole = lines.length > 1 ? lines.slice(0, Math.min(linesRead, lines.length - 1)) : lines;
  return whole.filter((line) => line.trim() !== "");
}
