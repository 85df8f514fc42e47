import { type CsvJob, doCsvJob } from "../../core/bulk/csv/csv-job.ts";
import { parseRows } from "./parse-rows.ts";

/** The worker of one job (decisions H18): it hears it once, and its owner ends it. */
addEventListener("message", ({ data }: MessageEvent<CsvJob>) => {
  void doCsvJob(data, parseRows, (message) => postMessage(message));
});
