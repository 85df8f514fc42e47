import { createFileWriter, csvLineOf } from "../files/write-csv.ts";
import { isBlankRow } from "./read-csv.ts";
import { sheetMessages } from "./sheet-messages.ts";

/** A sheet of a workbook, with its rows. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isHidden: boolean;
}

/** A sheet as a CSV file, whose rows have the same numbers. */
export interface SheetFile {
  readonly name: string;
  readonly file: Blob;
}

/** The sheets of a workbook that have rows, as CSV files. Hidden ones come last, and their names say so. */
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
    return isEmpty
      ? []
      : [{ name: isHidden ? sheetMessages.hidden(name) : name, file: writer.end() }];
  });
}
