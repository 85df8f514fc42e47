/** What spreadsheets take for a formula at the beginning of a cell (decisions W12). */
const formulaStart = /^[=+\-@\t\r]/;
/** Negative numbers and telephone numbers begin so, too, and are none. */
const number = /^[+-]?[\d.,\s()-]+$/;

/** Whether a spreadsheet would run what stands in a cell. */
export function isFormula(cell: string): boolean {
  return formulaStart.test(cell) && !number.test(cell);
}

/** A cell for a file that people open in a spreadsheet: nothing in it is a formula (decisions W12). */
export function formulaSafe(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** One line of a file, with its end (RFC 4180). */
export function csvLineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Collects text as a file in parts, so that it is never whole in memory. */
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
