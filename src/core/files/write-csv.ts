/** Characters that start a formula in a spreadsheet cell (decisions W12). */
const formulaStart = /^[=+\-@\t\r]/;
/** Negative numbers and telephone numbers start the same way, but are not formulas. */
const number = /^[+-]?[\d.,\s()-]+$/;

/** Whether a spreadsheet would run the text of a cell. */
export function isFormula(cell: string): boolean {
  return formulaStart.test(cell) && !number.test(cell);
}

/** Escapes a formula in a cell of a file for spreadsheets (decisions W12). */
export function formulaSafe(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** A line of a CSV file, with its newline (RFC 4180). */
export function csvLineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
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
