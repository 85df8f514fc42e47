import readXlsxFile, { type CellValue } from "read-excel-file/universal";
import type { WorkbookSheet } from "../../core/lists/workbook.ts";
import { hiddenSheetsOf } from "./hidden-sheets.ts";

/** Reads the sheets of an `.xlsx` file, without further workers. Rejects for any other file. */
export async function readWorkbook(file: Blob): Promise<readonly WorkbookSheet[]> {
  // Numbers stay texts, so that none is rounded.
  const sheets = await readXlsxFile(file, { parseNumber: (text) => text, trim: false });
  const hidden = await hiddenSheetsOf(file);
  return sheets.map(({ sheet, data }, at) => ({
    name: sheet,
    rows: data.map((row) => row.map(textOfCell)),
    isHidden: hidden[at] ?? false,
  }));
}

function textOfCell(cell: CellValue<string> | null): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return String(cell).toUpperCase();
  // As a spreadsheet writes a date: 4/2/2026.
  return isDate(cell)
    ? `${cell.getUTCMonth() + 1}/${cell.getUTCDate()}/${cell.getUTCFullYear()}`
    : String(cell);
}

interface UtcDate {
  getUTCMonth(): number;
  getUTCDate(): number;
  getUTCFullYear(): number;
}

function isDate(cell: unknown): cell is UtcDate {
  return typeof cell === "object" && cell !== null && "getUTCMonth" in cell;
}
