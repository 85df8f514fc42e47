import type { CsvPreview, CsvReport } from "./check-csv.ts";
import type { HeaderMapping } from "./header-mapping.ts";

/** The state of the check of the chosen file (decisions H18). */
export type CsvCheckState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "checking";
      readonly file: File;
      readonly readBytes: number;
      readonly preview: CsvPreview | null;
    }
  | { readonly kind: "checked"; readonly file: File; readonly check: CsvCheck }
  /** The page's policy allows no worker: the file cannot be checked here, but can be sent. */
  | { readonly kind: "unavailable"; readonly file: File }
  /** The file cannot be read, for example because it was changed after it was chosen. */
  | { readonly kind: "unreadable"; readonly file: File };

export interface CsvCheck {
  readonly report: CsvReport;
  /** Null if the template could not be fetched, or the file is binary. */
  readonly mapping: HeaderMapping | null;
  /** Whether a person can say which column is which: names differ, and the first row has names. */
  readonly isMappable: boolean;
  /** The only reason not to send a file (decisions H18). */
  readonly hasNoRows: boolean;
  /** Whether a person says first if bad rows are sent too (decisions H18). */
  readonly hasBadRows: boolean;
  /** The changes that a correction would make. */
  readonly corrections: readonly CsvCorrection[];
}

export type CsvCorrection = "header" | "encoding" | "delimiter";
