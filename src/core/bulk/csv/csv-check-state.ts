import type { CsvPreview, CsvReport } from "./check-csv.ts";
import type { HeaderMapping } from "./header-mapping.ts";

/** What is known of the chosen file (decisions H18). */
export type CsvCheckState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "checking";
      readonly file: File;
      readonly readBytes: number;
      readonly preview: CsvPreview | null;
    }
  | { readonly kind: "checked"; readonly file: File; readonly check: CsvCheck }
  /** The page's policy lets no worker in: the file cannot be checked here, and may be sent. */
  | { readonly kind: "unavailable"; readonly file: File }
  /** The file cannot be read, such as one that was changed after it was chosen. */
  | { readonly kind: "unreadable"; readonly file: File };

export interface CsvCheck {
  readonly report: CsvReport;
  /** Null where the template could not be fetched, or the file is none of text. */
  readonly mapping: HeaderMapping | null;
  /** The one thing that keeps a file from being sent (decisions H18). */
  readonly hasNoRows: boolean;
  /** What a correction would change. */
  readonly corrections: readonly CsvCorrection[];
}

export type CsvCorrection = "header" | "encoding" | "delimiter";
