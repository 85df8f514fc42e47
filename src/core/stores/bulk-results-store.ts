import type { DownloadedFile } from "../api/download-file.ts";
import type { BulkResults, BulkResultsState, ResultRow } from "../bulk/csv/read-results.ts";
import { runCsvJob } from "../bulk/csv/run-csv-job.ts";
import type { Core } from "../create-core.ts";
import { createLatestTask } from "../latest-task.ts";
import { type ReadonlySignal, signal } from "../signals.ts";
import { bulkTemplateOf } from "./bulk-template-store.ts";

/** The most rows that the table keeps; the filter reads all rows. */
const shownResults = 10_000;

/** The results table of one screen. */
export interface BulkResultsStore {
  readonly state: ReadonlySignal<BulkResultsState>;
  /** Reads a downloaded file for the table. */
  open(download: DownloadedFile): Promise<void>;
  /** Reads the file again, with all rows or only the failed ones. */
  filter(onlyFailed: boolean): Promise<void>;
  /** The failed rows, ready to be uploaded again (decisions W12); null when they cannot be read. */
  failedRows(): Promise<DownloadedFile | null>;
  /** Drops the rows and aborts what is under way (decisions M9). */
  close(): void;
}

export function createBulkResultsStore(core: Core): BulkResultsStore {
  const { runCsvWorker: run } = core.ports;
  const state = signal<BulkResultsState>({ kind: "closed" });
  const reading = createLatestTask();
  /** Outlives the filter, which reads the same file again. */
  const opened = createLatestTask();
  let shown: DownloadedFile | null = null;

  async function read(download: DownloadedFile, onlyFailed: boolean): Promise<void> {
    const abort = reading.start();
    const { file, name } = download;
    const before = state.peek();
    // The previous rows of the same file stay until the new ones are read.
    let results: BulkResults =
      before.kind === "open" && shown === download
        ? { ...before.results, onlyFailed, isReading: true }
        : { header: [], outcome: null, rows: [], onlyFailed, isReading: true, totals: null };
    shown = download;
    const write = (change: Partial<BulkResults>) => {
      results = { ...results, ...change };
      state.value = { kind: "open", name, results };
    };
    write({});
    const rows: ResultRow[] = [];
    const job = { kind: "results", file, onlyFailed, maxRows: shownResults } as const;
    const outcome = await runCsvJob(
      run,
      job,
      (update) => {
        if (update.kind === "head") write(update.head);
        if (update.kind !== "rows") return;
        const isFirst = rows.length === 0;
        rows.push(...update.rows);
        // The first rows are shown at once, all others together.
        if (isFirst) write({ rows: [...rows] });
      },
      abort,
    );
    if (abort.aborted) return;
    if (outcome.kind === "totals") write({ rows, isReading: false, totals: outcome.totals });
    else {
      const kind = outcome.kind === "unavailable" ? "unavailable" : "unreadable";
      state.value = { kind, name };
    }
  }

  return {
    state,
    async open(download) {
      opened.start();
      await read(download, false);
    },
    async filter(onlyFailed) {
      if (shown !== null) await read(shown, onlyFailed);
    },
    async failedRows() {
      if (shown === null) return null;
      const { file, name } = shown;
      const abort = opened.current();
      const template = await bulkTemplateOf(core).columns();
      const job = { kind: "failed-rows", file, template } as const;
      const outcome = await runCsvJob(run, job, () => {}, abort);
      if (outcome.kind !== "file") return null;
      return { file: outcome.file, name: `${name.replace(/\.csv$/i, "")}-failed.csv` };
    },
    close() {
      reading.abort();
      opened.abort();
      shown = null;
      state.value = { kind: "closed" };
    },
  };
}
