import { type CsvJob, doWorkbookJob } from "../../core/bulk/csv/csv-job.ts";
import { readWorkbook } from "./read-workbook.ts";

/** A worker for a single workbook: it gets one message, and its owner terminates it. */
addEventListener("message", ({ data }: MessageEvent<CsvJob>) => {
  void doWorkbookJob(data, readWorkbook, (message) => postMessage(message));
});
