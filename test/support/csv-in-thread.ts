import { type CsvJob, doCsvJob, doWorkbookJob } from "../../src/core/bulk/csv/csv-job.ts";
import type { RunCsvWorker } from "../../src/core/ports.ts";
import { parseRows } from "../../src/elements/worker/parse-rows.ts";
import { readWorkbook } from "../../src/elements/worker/read-workbook.ts";

/** Runs the code of the worker in this thread. */
export const runCsvInThread: RunCsvWorker = (job, { hear }) => {
  const given = job as CsvJob;
  if (given.kind === "workbook") void doWorkbookJob(given, readWorkbook, hear);
  else void doCsvJob(given, parseRows, hear);
  return () => {};
};
