import { trustedScriptUrl } from "./trusted-script-url.ts";

/**
 * Starts the PDF library's worker; null where the page's policy forbids it. A worker must be of the
 * page's own origin: one that lies elsewhere is imported by one that is made here.
 */
export async function startPdfWorker(address: string): Promise<Worker | null> {
  const isOwn = new URL(address).origin === window.location.origin;
  const own = isOwn ? address : URL.createObjectURL(importing(address));
  try {
    const url = trustedScriptUrl(own);
    return url === null ? null : await whenReady(new Worker(url, { type: "module" }));
  } catch {
    return null;
  } finally {
    if (!isOwn) URL.revokeObjectURL(own);
  }
}

function importing(address: string): Blob {
  return new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
}

/** The library's worker says so when it has started; one that may not run has an error. */
function whenReady(worker: Worker): Promise<Worker | null> {
  return new Promise((resolve) => {
    worker.addEventListener("message", () => resolve(worker), { once: true });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      resolve(null);
    });
  });
}
