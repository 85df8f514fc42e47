import type { CsvReport } from "../../bulk/csv/check-csv.ts";
import { everyResult } from "../../bulk/csv/result-counts.ts";
import { rowAddressReaderOf } from "../../bulk/csv/row-address.ts";
import { runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import { linesOfRows, type SourceLine } from "../../pricing/sites/site-list.ts";

/** The content of a file of addresses. */
export type SiteFile =
  | {
      readonly kind: "read";
      readonly lines: readonly SourceLine[];
      /** The encoding and delimiter of the file, and the row with an unclosed quote. */
      readonly report: Pick<CsvReport, "encoding" | "delimiter" | "unclosedRow">;
      /** True if a column of addresses was recognized by its name. */
      readonly hasColumn: boolean;
      /** The number of rows at the end that were not read. */
      readonly unread: number;
    }
  /** The file is not text. */
  | { readonly kind: "binary" }
  /** The file was changed or removed after the user chose it. */
  | { readonly kind: "unreadable" }
  /** The page cannot start a worker. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "aborted" };

/**
 * The maximum number of rows to read. It is far above that of a list, because repeated addresses are merged afterwards.
 */
const maxRows = 2_000;

/** Reads a file of addresses in the worker for CSV files, with any encoding and delimiter. Never rejects. */
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
  const job = { kind: "results", file, filter: everyResult, maxRows } as const;
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
