import type { CsvPreview, CsvReport } from "./check-csv.ts";
import type { HeaderMapping } from "./header-mapping.ts";

/** The state of the check of a chosen file. */
export type CsvCheckState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "checking";
      readonly file: File;
      readonly readBytes: number;
      readonly preview: CsvPreview | null;
    }
  | { readonly kind: "checked"; readonly file: File; readonly check: CsvCheck }
  /** The page's policy allows no worker. The file cannot be checked, but it can be uploaded. */
  | { readonly kind: "unavailable"; readonly file: File }
  /** The file cannot be read, for example because it changed after the user chose it. */
  | { readonly kind: "unreadable"; readonly file: File };

export interface CsvCheck {
  readonly report: CsvReport;
  /**
   * The columns of the file for those of the template. Null if the template could not be fetched, or if the file is
   * binary.
   */
  readonly mapping: HeaderMapping | null;
  /** True if the user can assign columns: the names differ from the template's, and the first row is a header. */
  readonly isMappable: boolean;
  /** The only reason to refuse the file. */
  readonly hasNoRows: boolean;
  /** True if the user must confirm that bad rows are uploaded, too. */
  readonly hasBadRows: boolean;
  /** The changes that a correction would make. */
  readonly corrections: readonly CsvCorrection[];
}

export type CsvCorrection = "header" | "encoding" | "delimiter";
