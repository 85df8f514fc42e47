/**
 * Invisible characters before the first sign of a cell. Spreadsheets skip or lose them, as readers of another
 * delimiter do with the quotation marks at the beginning of a part.
 */
const unseen = /^[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** A negative number, an amount, a share, or a telephone number: it starts as a formula does, and is none. */
const number = /^[+-]?\p{Sc}?[\d.,\p{Zs}()-]+%?(?:\p{Zs}(?:x|ext\.?)\p{Zs}?\d{1,6})?$/iu;
/** A cell or a line to readers of another delimiter: quotation marks that begin within a cell quote nothing. */
const part = /[^;|\t\r\n]+/g;
const delimiter = /[;|\t\r\n]/;

/** True if a spreadsheet would run the text of a cell, or a part of it (decisions W12). */
export function isFormula(cell: string): boolean {
  if (runsWhole(cell)) return true;
  // Most have one part.
  return delimiter.test(cell) && cell.split(delimiter).slice(1).some(startsWithSign);
}

/** The cell of a file or a copy for spreadsheets: none of them runs it, whatever it splits by (decisions W12). */
export function formulaSafe(cell: string): string {
  if (!isFormula(cell)) return cell;
  const safe = runsWhole(cell) ? `'${cell}` : cell;
  // A number behind a delimiter is escaped, too: the rest of the line would go on with it.
  return safe.replaceAll(part, (text, at) => (at > 0 && startsWithSign(text) ? `'${text}` : text));
}

function runsWhole(cell: string): boolean {
  const seen = cell.replace(unseen, "");
  if (seen === "" || (number.test(seen) && /\d/.test(seen))) return false;
  return startsWithSign(seen) || /^[\t\r]/.test(cell);
}

function startsWithSign(text: string): boolean {
  // Full-width and small forms are read as the signs that they stand for.
  const [sign = ""] = text.replace(unseen, "").slice(0, 1).normalize("NFKC");
  return sign !== "" && "=+-@".includes(sign);
}

/** Tells a spreadsheet the encoding of a file. */
export const byteOrderMark = "\uFEFF";

/** A line of a CSV file, with its newline (RFC 4180). */
export function csvLineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

/** Quotes whatever some reader takes for a delimiter: a spreadsheet goes by its language, others guess. */
function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? quotedText(cell) : cell;
}

/** A text in quotation marks, its own doubled. */
export function quotedText(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Collects text as chunks of a file, so that the memory never holds all of it as one string. */
export function createFileWriter() {
  const parts: Blob[] = [];
  let text = "";
  const flush = () => {
    if (text !== "") parts.push(new Blob([text]));
    text = "";
  };
  return {
    write(line: string) {
      text += line;
      if (text.length > 1 << 20) flush();
    },
    end(): Blob {
      flush();
      return new Blob(parts, { type: "text/csv" });
    },
  };
}
