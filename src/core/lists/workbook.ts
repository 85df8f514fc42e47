import { createFileWriter, csvLineOf } from "../files/write-csv.ts";
import { isBlankRow } from "./read-csv.ts";

/** A sheet of a workbook, with its rows. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** A sheet as a CSV file, whose rows have the same numbers. */
export interface SheetFile {
  readonly name: string;
  readonly file: Blob;
}

/** The sheets of a workbook that have rows, as CSV files. */
export function sheetFilesOf(sheets: readonly WorkbookSheet[]): readonly SheetFile[] {
  return sheets.flatMap(({ name, rows }) => {
    const writer = createFileWriter();
    let isEmpty = true;
    for (const row of rows) {
      isEmpty &&= isBlankRow(row);
      writer.write(csvLineOf(row));
    }
    return isEmpty ? [] : [{ name, file: writer.end() }];
  });
}
