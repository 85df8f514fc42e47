import type { CsvReport } from "../../bulk/csv/check-csv.ts";
import { everyResult } from "../../bulk/csv/result-counts.ts";
import { rowAddressReaderOf } from "../../bulk/csv/row-address.ts";
import { runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import { linesOfRows, type SourceLine } from "../../pricing/sites/site-list.ts";

/** What a file of addresses holds (decisions S1). */
export type SiteFile =
  | {
      readonly kind: "read";
      readonly lines: readonly SourceLine[];
      /** How it is written, and the row whose quote is never closed. */
      readonly report: Pick<CsvReport, "encoding" | "delimiter" | "unclosedRow">;
      /** Whether a column of addresses was recognized by its name. */
      readonly hasColumn: boolean;
      /** Rows that were not read, at the end. */
      readonly unread: number;
    }
  /** It is no text. */
  | { readonly kind: "binary" }
  /** It was changed after it was chosen, or is gone. */
  | { readonly kind: "unreadable" }
  /** No worker can run here. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "aborted" };

/** Rows that are read: far more than a list takes, so that repeated ones can be folded. */
const mostRows = 2_000;

/** Reads a file of addresses with the worker for CSV files, in any encoding and with any delimiter. Never rejects. */
export async function readSiteFile(
  { ports }: Pick<Core, "ports">,
  file: Blob,
  abort: AbortSignal,
): Promise<SiteFile> {
  const { runCsvWorker: run } = ports;
  const checked = await runCsvJob(run, { kind: "check", file }, () => {}, abort);
  if (checked.kind === "aborted" || checked.kind === "unavailable") return checked;
  if (checked.kind !== "report") return { kind: "unreadable" };
  const { report } = checked;
  if (report.encoding === "binary") return { kind: "binary" };
  const rows: { readonly number: number; readonly cells: readonly string[] }[] = [];
  const job = { kind: "results", file, filter: everyResult, maxRows: mostRows } as const;
  const read = await runCsvJob(
    run,
    job,
    (update) => {
      if (update.kind === "rows") rows.push(...update.rows);
    },
    abort,
  );
  if (read.kind === "aborted" || read.kind === "unavailable") return read;
  if (read.kind !== "totals") return { kind: "unreadable" };
  const head = { number: (rows[0]?.number ?? 2) - 1, cells: report.header };
  return {
    kind: "read",
    lines: linesOfRows(report.header.length === 0 ? rows : [head, ...rows]),
    report,
    hasColumn: rowAddressReaderOf(report.header) !== null,
    unread: read.totals.rowCount - rows.length,
  };
}
