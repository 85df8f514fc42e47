import type { ResultRow, ResultsTotals } from "./read-results.ts";
import type { OutcomeColumn } from "./results-outcome.ts";

/** The results that a page shows after their download. */
export type BulkResultsState =
  | { readonly kind: "closed" }
  | { readonly kind: "open"; readonly name: string; readonly results: BulkResults }
  /** No worker may run here: the file was saved and cannot be shown. */
  | { readonly kind: "unavailable"; readonly name: string }
  | { readonly kind: "unreadable"; readonly name: string };

export interface BulkResults {
  readonly header: readonly string[];
  /** Null where nothing tells failed rows from others: there is no filter then. */
  readonly outcome: OutcomeColumn | null;
  /** Grows while the file is read; those of the other filter stay until the first are there. */
  readonly rows: readonly ResultRow[];
  readonly onlyFailed: boolean;
  readonly isReading: boolean;
  /** Of the whole file; null while it is read for the first time. */
  readonly totals: ResultsTotals | null;
}
