import { Worker } from "node:worker_threads";

interface Reading {
  readonly id: number;
  readonly pages?: string[][];
  readonly error?: string;
}

/** One thread for all documents. Where it is loaded, the library replaces the functions of `JSON` with slow ones. */
let worker: Worker | undefined;
let lastId = 0;

/** The texts of each page, in the order of writing. */
export async function readPdf(answer: Response): Promise<string[][]> {
  const data = new Uint8Array(await answer.arrayBuffer());
  worker ??= startWorker();
  const { pages, error } = await ask(worker, data);
  if (!pages) throw new Error(error);
  return pages;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./read-pdf.worker.mjs", import.meta.url));
  started.setMaxListeners(0);
  return started;
}

function ask(thread: Worker, data: Uint8Array): Promise<Reading> {
  lastId += 1;
  const id = lastId;
  thread.ref();
  return new Promise((resolve, reject) => {
    const receive = (reading: Reading) => {
      if (reading.id !== id) return;
      thread.off("message", receive).off("error", reject);
      // An idle thread does not keep the process.
      if (thread.listenerCount("message") === 0) thread.unref();
      resolve(reading);
    };
    thread.on("message", receive).on("error", reject);
    thread.postMessage({ id, data });
  });
}
