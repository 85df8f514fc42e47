import { scriptUrlOf } from "./page-policy.ts";

/** A running worker. */
export interface RunningWorker {
  readonly worker: Worker;
  stop(): void;
}

/**
 * Starts a worker from a module of any origin. `refuse` is called once if the page's policy blocks the worker, or if
 * the module is missing. Returns null if the worker is blocked at once.
 */
export function startWorker(address: string, refuse: () => void): RunningWorker | null {
  const isForeign = new URL(address).origin !== window.location.origin;
  const href = isForeign ? URL.createObjectURL(importing(address)) : address;
  const release = () => {
    if (isForeign) URL.revokeObjectURL(href);
  };
  try {
    const worker = new Worker(scriptUrlOf(href), { type: "module" });
    const stop = () => {
      worker.terminate();
      release();
    };
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      stop();
      refuse();
    });
    return { worker, stop };
  } catch {
    release();
    refuse();
    return null;
  }
}

/** A worker's own script must have the page's origin, but it can import modules from any. */
function importing(address: string): Blob {
  return new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
}
