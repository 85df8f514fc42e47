import type { DownloadedFile } from "../../api/download-file.ts";
import { afterUnlessAborted } from "../../async/abort.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { CsvJob } from "../../bulk/csv/csv-job.ts";
import type { BulkResults, BulkResultsState, ResultRow } from "../../bulk/csv/read-results.ts";
import { everyResult, type ResultsFilter } from "../../bulk/csv/result-counts.ts";
import { runCsvJob } from "../../bulk/csv/run-csv-job.ts";
import type { Core } from "../../create-core.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { bulkTemplateOf } from "./bulk-template-store.ts";

/**
 * The maximum number of rows that the table holds in memory. A filter still reads all rows of the file.
 */
const maxShownRows = 10_000;

const typingPauseMs = 200;

/** The results table of one screen. */
export interface BulkResultsStore {
  readonly state: ReadonlySignal<BulkResultsState>;
  /** Reads a downloaded file for the table. */
  open(download: DownloadedFile): Promise<void>;
  /** Reads the file again, for the rows that match a filter. A search starts once the user pauses typing. */
  filter(filter: ResultsFilter): Promise<void>;
  /** The rows that match the filter, for a spreadsheet; null if they cannot be read. */
  matchingRows(): Promise<DownloadedFile | null>;
  /** The failed rows, ready for another upload; null if they cannot be read. */
  failedRows(): Promise<DownloadedFile | null>;
  /** Drops the rows and stops reading. */
  close(): void;
}

export function createBulkResultsStore(core: Core): BulkResultsStore {
  const { runCsvWorker: run, clock } = core.ports;
  const state = signal<BulkResultsState>({ kind: "closed" });
  const reading = createLatestTask();
  /**
   * The task of reading an opened file. It is not that of the filter, because filters read the same file again.
   */
  const opened = createLatestTask();
  let shown: DownloadedFile | null = null;

  async function read(
    { file, name }: DownloadedFile,
    started: BulkResults,
    abort: AbortSignal,
  ): Promise<void> {
    let results = started;
    const write = (change: Partial<BulkResults>) => {
      results = { ...results, ...change };
      state.value = { kind: "open", name, results };
    };
    const rows: ResultRow[] = [];
    const { filter } = started;
    const job = { kind: "results", file, filter, maxRows: maxShownRows } as const;
    const outcome = await runCsvJob(
      run,
      job,
      (update) => {
        if (update.kind === "head") write(update.head);
        if (update.kind !== "rows") return;
        const isFirst = rows.length === 0;
        rows.push(...update.rows);
        // Show the first rows at once. Show the others together, because each update redraws the table.
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

  async function fileOf(
    job: CsvJob,
    name: string,
    abort = opened.current(),
  ): Promise<DownloadedFile | null> {
    const outcome = await runCsvJob(run, job, () => {}, abort);
    return outcome.kind === "file" ? { file: outcome.file, name } : null;
  }

  return {
    state,
    async open(download) {
      opened.start();
      shown = download;
      const results: BulkResults = {
        header: [],
        outcome: null,
        addressColumn: null,
        rows: [],
        filter: everyResult,
        isReading: true,
        totals: null,
      };
      state.value = { kind: "open", name: download.name, results };
      await read(download, results, reading.start());
    },
    async filter(filter) {
      const before = state.peek();
      const download = shown;
      if (before.kind !== "open" || download === null) return;
      const abort = reading.start();
      // Keep the previous rows until the new ones are read.
      const results = { ...before.results, filter, isReading: true };
      state.value = { ...before, results };
      if (filter.text !== before.results.filter.text) {
        await new Promise<void>((go) => afterUnlessAborted(clock, typingPauseMs, go, abort));
      }
      await read(download, results, abort);
    },
    async matchingRows() {
      const current = state.peek();
      if (shown === null || current.kind !== "open") return null;
      const { file, name } = shown;
      const job = { kind: "matching-rows", file, filter: current.results.filter } as const;
      return await fileOf(job, `${baseOf(name)}-filtered.csv`);
    },
    async failedRows() {
      if (shown === null) return null;
      const { file, name } = shown;
      const abort = opened.current();
      const template = await bulkTemplateOf(core).columns();
      const job = { kind: "failed-rows", file, template } as const;
      return await fileOf(job, `${baseOf(name)}-failed.csv`, abort);
    },
    close() {
      reading.abort();
      opened.abort();
      shown = null;
      state.value = { kind: "closed" };
    },
  };
}

function baseOf(name: string): string {
  return name.replace(/\.csv$/i, "");
}
