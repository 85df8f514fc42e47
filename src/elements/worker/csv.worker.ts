import { type CsvJob, doCsvJob } from "../../core/bulk/csv/csv-job.ts";
import { parseRows } from "./parse-rows.ts";

/** A worker for a single job: it gets one message, and its owner terminates it. */
addEventListener("message", ({ data }: MessageEvent<CsvJob>) => {
  void doCsvJob(data, parseRows, (message) => postMessage(message));
});
