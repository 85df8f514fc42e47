/** What nobody sees before the first sign of a cell: spreadsheets skip it, or lose it on the way. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** A negative number, an amount, a share, or a telephone number: it starts as a formula does, and is none. */
const number = /^[+-]?\p{Sc}?[\d.,\s()-]+%?(?:\s(?:x|ext\.?)\s?\d{1,6})?$/iu;

/** Whether a spreadsheet would run the text of a cell (decisions W12). */
export function isFormula(cell: string): boolean {
  const seen = cell.replace(unseen, "");
  if (seen === "" || (number.test(seen) && /\d/.test(seen))) return false;
  // Full-width and small forms are read as the signs that they stand for.
  const [sign = ""] = seen.slice(0, 1).normalize("NFKC");
  return "=+-@".includes(sign) || /^[\t\r]/.test(cell);
}

/** The cell of a file or a copy for spreadsheets: none of them runs it (decisions W12). */
export function formulaSafe(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
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
