import type { RunCsvWorker } from "../../core/index.ts";
import workerUrl from "../worker/csv.worker.ts?worker&url";
import { scriptUrlOf } from "./script-url.ts";

/**
 * Runs one job in a worker of its own, from whatever origin the files come. Where the page's policy
 * refuses it, that is said once.
 */
export const runCsvWorker: RunCsvWorker = (job, { hear, refuse }) => {
  const url = new URL(workerUrl, import.meta.url);
  const isForeign = url.origin !== window.location.origin;
  // A worker's own file has to be of the page's origin; what it imports may be of any.
  const href = isForeign
    ? URL.createObjectURL(
        new Blob([`import ${JSON.stringify(url.href)};`], { type: "text/javascript" }),
      )
    : url.href;
  const release = () => {
    if (isForeign) URL.revokeObjectURL(href);
  };
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
    release();
  };
  try {
    worker = new Worker(scriptUrlOf(href), { type: "module" });
  } catch {
    release();
    refuse();
    return () => {};
  }
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    stop();
    refuse();
  });
  worker.postMessage(job);
  return stop;
};
