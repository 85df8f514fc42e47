import { fileKindOf } from "../../lists/file-kind.ts";
import type { SheetFile } from "../../lists/workbook.ts";
import type { RunCsvWorker } from "../../ports.ts";
import { runCsvJob } from "./run-csv-job.ts";

/** A chosen file as lists of rows: one, or one for each sheet of a workbook. */
export type OpenedList =
  | { readonly kind: "text"; readonly sheets: readonly [] }
  | { readonly kind: "workbook"; readonly sheets: readonly SheetFile[] }
  /** An old workbook, or one with a password. */
  | { readonly kind: "locked" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "aborted" };

/** Opens a file, whatever its name is. Never rejects. */
export async function openListFile(
  run: RunCsvWorker | undefined,
  file: Blob,
  abort: AbortSignal,
): Promise<OpenedList> {
  try {
    const kind = await fileKindOf(file);
    if (abort.aborted) return { kind: "aborted" };
    if (kind === "locked") return { kind };
    if (kind === "other") return { kind: "text", sheets: [] };
  } catch {
    return { kind: "unreadable" }; // The file was deleted, or changed after the user chose it.
  }
  const outcome = await runCsvJob(run, { kind: "workbook", file }, () => {}, abort);
  if (outcome.kind === "sheets") return { kind: "workbook", sheets: outcome.sheets };
  // Other files are archives, too.
  if (outcome.kind === "failed") return { kind: "text", sheets: [] };
  return outcome.kind === "unavailable" || outcome.kind === "aborted"
    ? outcome
    : { kind: "unreadable" };
}
