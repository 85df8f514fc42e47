import type { RunCsvWorker } from "../../ports.ts";
import { type CsvEnd, type CsvJob, type CsvUpdate, isCsvEnd } from "./csv-job.ts";

/** The end of a job: its last message, `unavailable` if no worker can run, or `aborted`. */
export type CsvOutcome = CsvEnd | { readonly kind: "unavailable" } | { readonly kind: "aborted" };

/** Runs one job in a worker and always terminates the worker. Never rejects. */
export function runCsvJob(
  run: RunCsvWorker | undefined,
  job: CsvJob,
  onUpdate: (update: CsvUpdate) => void,
  abort: AbortSignal,
): Promise<CsvOutcome> {
  return new Promise((resolve) => {
    if (run === undefined) return resolve({ kind: "unavailable" });
    if (abort.aborted) return resolve({ kind: "aborted" });
    let isOver = false;
    let stop = () => {};
    const end = (outcome: CsvOutcome) => {
      if (isOver) return;
      isOver = true;
      abort.removeEventListener("abort", handleAbort);
      stop();
      resolve(outcome);
    };
    const handleAbort = () => end({ kind: "aborted" });
    abort.addEventListener("abort", handleAbort);
    stop = run(job, {
      hear(message) {
        if (isOver || !isMessage(message)) return;
        if (isCsvEnd(message)) end(message);
        else onUpdate(message);
      },
      refuse: () => end({ kind: "unavailable" }),
    });
    if (isOver) stop();
  });
}

/** Checks only the outer shape: the worker is our own and posts the types of `csv-job.ts`. */
function isMessage(message: unknown): message is CsvUpdate | CsvEnd {
  return typeof message === "object" && message !== null && "kind" in message;
}
