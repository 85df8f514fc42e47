import { type RunningWorker, startWorker } from "../../scripts/start-worker.ts";

/** Starts the PDF library's worker. Returns null if the page's policy forbids it. */
export function startPdfWorker(address: string): Promise<RunningWorker | null> {
  return new Promise((resolve) => {
    const running = startWorker(address, () => resolve(null));
    // The library's worker posts a message when it has started.
    running?.worker.addEventListener("message", () => resolve(running), { once: true });
  });
}
