import { createFileWriter, csvLineOf } from "../files/write-csv.ts";
import { isBlankRow } from "./read-csv.ts";

/** A sheet of a workbook, with its rows. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isHidden: boolean;
}

/** A sheet with rows, to choose from. */
export type SheetName = Pick<WorkbookSheet, "name" | "isHidden">;

/** A sheet as a CSV file, whose rows have the same numbers. */
export interface SheetFile extends SheetName {
  readonly file: Blob;
}

/** The sheets of a workbook that have rows, as CSV files. Hidden ones come last. */
export function sheetFilesOf(sheets: readonly WorkbookSheet[]): readonly SheetFile[] {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const hidden = sheets.filter(({ isHidden }) => isHidden);
  return [...visible, ...hidden].flatMap(({ name, rows, isHidden }) => {
    const writer = createFileWriter();
    let isEmpty = true;
    for (const row of rows) {
      isEmpty &&= isBlankRow(row);
      writer.write(csvLineOf(row));
    }
    return isEmpty ? [] : [{ name, isHidden, file: writer.end() }];
  });
}
