import type { RunCsvWorker } from "../../../core/internal.ts";
import { startWorker } from "../../scripts/start-worker.ts";
import workerUrl from "../../worker/csv.worker.ts?worker&url";

/**
 * Runs one job in a worker of its own, whatever origin the files come from. If the page's policy blocks workers, the
 * console reports it once.
 */
export const runCsvWorker: RunCsvWorker = (job, handlers) => {
  if (!isForWorkbook(job)) return runAt(workerUrl, job, handlers);
  let stop = () => {};
  let isStopped = false;
  void import("../../worker/workbook.worker.ts?worker&url")
    .then(({ default: url }) => {
      if (!isStopped) stop = runAt(url, job, handlers);
    })
    .catch(handlers.refuse);
  return () => {
    isStopped = true;
    stop();
  };
};

/** True if another worker does the job, which loads only for workbooks. */
function isForWorkbook(job: unknown): boolean {
  return typeof job === "object" && job !== null && "kind" in job && job.kind === "workbook";
}

function runAt(
  address: string,
  job: unknown,
  { hear, refuse }: Parameters<RunCsvWorker>[1],
): () => void {
  const running = startWorker(new URL(address, document.baseURI).href, refuse);
  if (running === null) return () => {};
  running.worker.addEventListener("message", ({ data }) => hear(data));
  running.worker.postMessage(job);
  return running.stop;
}
