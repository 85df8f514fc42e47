import type { RunCsvWorker } from "../../ports.ts";
import { type CsvEnd, type CsvJob, type CsvNews, isCsvEnd } from "./csv-job.ts";

/** How a job ended: its last word, `unavailable` where no worker may run, `aborted` when given up. */
export type CsvOutcome = CsvEnd | { readonly kind: "unavailable" } | { readonly kind: "aborted" };

/** Gives a worker one job. Whatever comes of it, the worker is ended; never rejects. */
export function runCsvJob(
  run: RunCsvWorker | undefined,
  job: CsvJob,
  onNews: (news: CsvNews) => void,
  signal: AbortSignal,
): Promise<CsvOutcome> {
  return new Promise((resolve) => {
    if (run === undefined) return resolve({ kind: "unavailable" });
    if (signal.aborted) return resolve({ kind: "aborted" });
    let isOver = false;
    let stop = () => {};
    const end = (outcome: CsvOutcome) => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener("abort", handleAbort);
      stop();
      resolve(outcome);
    };
    const handleAbort = () => end({ kind: "aborted" });
    signal.addEventListener("abort", handleAbort);
    stop = run(job, {
      hear(message) {
        if (isOver || !isMessage(message)) return;
        if (isCsvEnd(message)) end(message);
        else onNews(message);
      },
      refuse: () => end({ kind: "unavailable" }),
    });
    if (isOver) stop();
  });
}

/** The worker is of our own making: its messages have the shapes of the job's file. */
function isMessage(message: unknown): message is CsvNews | CsvEnd {
  return typeof message === "object" && message !== null && "kind" in message;
}
