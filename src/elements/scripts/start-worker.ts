import { scriptUrlOf } from "./script-url.ts";

/** A worker that runs until it is stopped. */
export interface RunningWorker {
  readonly worker: Worker;
  stop(): void;
}

/**
 * Starts a worker from whatever origin its module comes. `refuse` hears once of a page whose policy
 * lets it not run and of a module that is not there; null when that is known at once.
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

/** A worker's own module has to be of the page's origin; what it imports may be of any. */
function importing(address: string): Blob {
  return new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
}
