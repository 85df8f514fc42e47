import type { ResultRow, ResultsTotals } from "./read-results.ts";
import type { OutcomeColumn } from "./results-outcome.ts";

/** The state of the results that the page shows after their download. */
export type BulkResultsState =
  | { readonly kind: "closed" }
  | { readonly kind: "open"; readonly name: string; readonly results: BulkResults }
  /** No worker can run here: the file was saved but cannot be shown. */
  | { readonly kind: "unavailable"; readonly name: string }
  | { readonly kind: "unreadable"; readonly name: string };

export interface BulkResults {
  readonly header: readonly string[];
  /** Null if no column tells failed rows from others. There is no filter then. */
  readonly outcome: OutcomeColumn | null;
  /** Grows while the file is read. The rows of the previous filter stay until the first new ones arrive. */
  readonly rows: readonly ResultRow[];
  readonly onlyFailed: boolean;
  readonly isReading: boolean;
  /** The totals of the whole file. Null during the first read. */
  readonly totals: ResultsTotals | null;
}
