import { type CsvJob, doCsvJob, doWorkbookJob } from "../../../../src/core/bulk/csv/csv-job.ts";
import {
  type CsvPreview,
  type CsvReport,
  checkList,
  type NumberedRow,
} from "../../../../src/core/lists/check-list.ts";
import { type CsvRow, readCsv } from "../../../../src/core/lists/read-csv.ts";
import type { ListChoices } from "../../../../src/core/lists/read-list.ts";
import type { RunCsvWorker } from "../../../../src/core/ports.ts";
import { parseRows } from "../../../../src/elements/worker/parse-rows.ts";
import { readWorkbook } from "../../../../src/elements/worker/read-workbook.ts";

export type Content = string | Uint8Array<ArrayBuffer>;

export const fileOf = (content: Content, name = "a.csv") =>
  new File([content], name, { type: "text/csv" });

/** Reads all rows of a file, with its dialect and encoding. */
export async function rowsOf(content: Content) {
  const rows: CsvRow[] = [];
  let last: { encoding: string; delimiter: string; isUnclosed: boolean } | undefined;
  for await (const batch of readCsv(fileOf(content), parseRows)) {
    for (const row of batch.rows) rows.push(row);
    last = {
      encoding: batch.format.encoding,
      delimiter: batch.format.delimiter,
      isUnclosed: batch.isUnclosed,
    };
  }
  return { rows, ...last };
}

export interface Checked extends CsvReport {
  readonly previews: readonly CsvPreview[];
  readonly progress: readonly number[];
  readonly listed: readonly NumberedRow[];
}

export async function check(
  content: Content | Blob,
  choices: ListChoices = {},
  maxRows = 0,
): Promise<Checked> {
  const previews: CsvPreview[] = [];
  const progress: number[] = [];
  const listed: NumberedRow[] = [];
  const file = content instanceof Blob ? content : fileOf(content);
  const handlers = {
    preview: (preview: CsvPreview) => previews.push(preview),
    progress: (readBytes: number) => progress.push(readBytes),
    rows: (rows: readonly NumberedRow[]) => listed.push(...rows),
  };
  const report = await checkList(file, parseRows, choices, handlers, maxRows);
  return { ...report, previews, progress, listed };
}

export function utf16(text: string, order: "le" | "be", withMark = true): Uint8Array<ArrayBuffer> {
  const codes = [...(withMark ? "\ufeff" : ""), ...text].flatMap((letter) =>
    Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at)),
  );
  const view = new DataView(new ArrayBuffer(codes.length * 2));
  for (const [index, code] of codes.entries()) view.setUint16(index * 2, code, order === "le");
  return new Uint8Array(view.buffer);
}

export const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Runs the job step by step without a worker, until it is terminated. */
export function createFakeWorker() {
  const jobs: CsvJob[] = [];
  let running = 0;
  const run: RunCsvWorker = (given, { hear }) => {
    const job = given as CsvJob;
    jobs.push(job);
    running += 1;
    let isOver = false;
    const post = (message: unknown) => {
      if (!isOver) hear(message);
    };
    if (job.kind === "workbook") void doWorkbookJob(job, readWorkbook, post);
    else void doCsvJob(job, parseRows, post);
    return () => {
      if (!isOver) running -= 1;
      isOver = true;
    };
  };
  return { run, jobs, running: () => running };
}
