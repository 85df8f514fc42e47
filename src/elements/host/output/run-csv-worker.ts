import type { RunCsvWorker } from "../../../core/internal.ts";
import { startWorker } from "../../scripts/start-worker.ts";
import workerUrl from "../../worker/csv.worker.ts?worker&url";

/**
 * Runs one job in a worker of its own, whatever origin the files come from. If the page's policy blocks workers, the
 * console reports it once.
 */
export const runCsvWorker: RunCsvWorker = (job, { hear, refuse }) => {
  const running = startWorker(new URL(workerUrl, document.baseURI).href, refuse);
  if (running === null) return () => {};
  running.worker.addEventListener("message", ({ data }) => hear(data));
  running.worker.postMessage(job);
  return running.stop;
};
