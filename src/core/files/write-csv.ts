/**
 * Invisible characters before the first visible one. Spreadsheets skip or drop them. Readers that expect another
 * delimiter do the same with quotation marks at the beginning of a part.
 */
const hiddenPrefix = /^[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** A negative number, an amount, a percentage or a telephone number. It begins like a formula but is not one. */
const number = /^[+-]?\p{Sc}?[\d.,\p{Zs}()-]+%?(?:\p{Zs}(?:x|ext\.?)\p{Zs}?\d{1,6})?$/iu;
/**
 * A part of a line, as a reader with another delimiter splits it. Quotation marks inside a cell do not quote for such a
 * reader.
 */
const linePart = /[^;|\t\r\n]+/g;
const delimiter = /[;|\t\r\n]/;

/** True if a spreadsheet would run the text of a cell, or a part of it, as a formula. */
export function isFormula(cell: string): boolean {
  if (runsWhole(cell)) return true;
  // Skips the split for the many cells with only one part.
  return delimiter.test(cell) && cell.split(delimiter).slice(1).some(startsWithSign);
}

/** Escapes a cell so that no spreadsheet runs it as a formula, whatever its delimiter is. */
export function formulaSafe(cell: string): string {
  if (!isFormula(cell)) return cell;
  const safe = runsWhole(cell) ? `'${cell}` : cell;
  // A number after a delimiter is escaped, too: the rest of the line would continue it.
  return safe.replaceAll(linePart, (text, at) =>
    at > 0 && startsWithSign(text) ? `'${text}` : text,
  );
}

function runsWhole(cell: string): boolean {
  const seen = cell.replace(hiddenPrefix, "");
  if (seen === "" || (number.test(seen) && /\d/.test(seen))) return false;
  return startsWithSign(seen) || /^[\t\r]/.test(cell);
}

function startsWithSign(text: string): boolean {
  // Spreadsheets read full-width and small forms as the ordinary signs.
  const [sign = ""] = text.replace(hiddenPrefix, "").slice(0, 1).normalize("NFKC");
  return sign !== "" && "=+-@".includes(sign);
}

/** Marks a file as UTF-8 for spreadsheets. */
export const byteOrderMark = "\uFEFF";

/** A line of a CSV file, with its newline (RFC 4180). */
export function csvLineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

/** Quotes any character that a reader could take for a delimiter: spreadsheets choose it by language, others guess. */
function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? quotedText(cell) : cell;
}

/** Puts a text in quotation marks and doubles those in it. */
export function quotedText(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Collects text in chunks, so that the memory never holds the whole file as one string. */
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
