import type { CsvPreview, CsvReport } from "../../lists/check-list.ts";
import type { ListChoices } from "../../lists/read-list.ts";
import type { TemplateMapping } from "../../lists/template-mapping.ts";
import type { SheetName } from "../../lists/workbook.ts";

/** The state of the check of a chosen file. */
export type CsvCheckState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "checking";
      readonly file: File;
      readonly readBytes: number;
      readonly preview: CsvPreview | null;
    }
  | {
      readonly kind: "checked";
      readonly file: File;
      readonly check: CsvCheck;
      /** The sheets with rows, if the file is a workbook, and the index of the checked one. */
      readonly sheets: readonly SheetName[];
      readonly sheet: number;
      /** True while the file is read again after a choice of the user. */
      readonly isUpdating: boolean;
    }
  /** An old workbook, or one with a password. */
  | { readonly kind: "locked"; readonly file: File }
  /** The page's policy allows no worker. The file cannot be checked, but it can be uploaded. */
  | { readonly kind: "unavailable"; readonly file: File }
  /** The file cannot be read, for example because it changed after the user chose it. */
  | { readonly kind: "unreadable"; readonly file: File };

export interface CsvCheck {
  readonly report: CsvReport;
  /** The choices with which the file was read. */
  readonly choices: ListChoices;
  /**
   * The columns of the file for those of the template. Null if the template could not be fetched, or if the file is
   * binary.
   */
  readonly mapping: TemplateMapping | null;
  /** True if the user can change the use of the columns. */
  readonly isMappable: boolean;
  /** The only reason to refuse the file. */
  readonly hasNoRows: boolean;
  /** True if the user must confirm that bad rows are uploaded, too. */
  readonly hasBadRows: boolean;
  /** The changes that a correction would make. */
  readonly corrections: readonly CsvCorrection[];
}

export type CsvCorrection = "header" | "encoding" | "delimiter" | "rows" | "cells" | "format";

/** True if a file has no data rows and therefore cannot be uploaded. A file that cannot be read returns false. */
export function hasNoRows({ rowCount, unclosedRow, encoding }: CsvReport): boolean {
  return rowCount === 0 && unclosedRow === null && encoding !== "binary";
}
