import { type CsvJob, doCsvJob } from "../../src/core/bulk/csv/csv-job.ts";
import type { RunCsvWorker } from "../../src/core/ports.ts";
import { parseRows } from "../../src/elements/worker/parse-rows.ts";

/** Runs the code of the worker in this thread. */
export const runCsvInThread: RunCsvWorker = (job, { hear }) => {
  void doCsvJob(job as CsvJob, parseRows, hear);
  return () => {};
};
