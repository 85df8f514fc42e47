import { runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import type { CsvReport, NumberedRow } from "../../lists/check-list.ts";
import type { ListChoices } from "../../lists/read-list.ts";

/** The content of a file of addresses. */
export type SiteFile =
  | {
      readonly kind: "read";
      readonly rows: readonly NumberedRow[];
      readonly report: CsvReport;
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

/** Reads a file of addresses in the worker, with any encoding and delimiter. Never rejects. */
export async function readSiteFile(
  { ports }: Pick<Core, "ports">,
  file: Blob,
  choices: ListChoices,
  abort: AbortSignal,
): Promise<SiteFile> {
  const rows: NumberedRow[] = [];
  const outcome = await runCsvJob(
    ports.runCsvWorker,
    { kind: "check", file, choices, maxRows },
    (update) => {
      if (update.kind === "listed") rows.push(...update.rows);
    },
    abort,
  );
  if (outcome.kind === "aborted" || outcome.kind === "unavailable") return outcome;
  if (outcome.kind !== "report") return { kind: "unreadable" };
  const { report } = outcome;
  if (report.encoding === "binary") return { kind: "binary" };
  return { kind: "read", rows, report, unread: report.rowCount - rows.length };
}
