import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { listFiles } from "./support/built-files.ts";

/** Imports files one after the other in a new Node thread, and reports those that change globals or keep it running. */
const script = `
  const { parentPort, workerData } = require("node:worker_threads");
  const troubles = [];
  let file = "";
  const report = (trouble) => troubles.push(file + ": " + trouble);
  process.on("unhandledRejection", (reason) => report(reason));
  for (const level of ["log", "info", "warn", "error"]) console[level] = (...parts) => report(parts.join(" "));
  (async () => {
    for (file of workerData) {
      const before = new Set(Object.getOwnPropertyNames(globalThis));
      await import(file).catch(report);
      await new Promise((done) => setImmediate(done));
      for (const name of Object.getOwnPropertyNames(globalThis)) if (!before.has(name)) report("adds " + name);
    }
    parentPort.postMessage(troubles);
  })();
`;

function importInNode(files: readonly string[]): Promise<unknown> {
  const workerData = files.map((file) => pathToFileURL(resolve(file)).href);
  const thread = new Worker(script, { eval: true, workerData });
  return new Promise((resolveImport, reject) => {
    thread.on("message", resolveImport);
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("The thread ended without an answer.")));
  });
}

test.each(["cdn", "cdn/lite", "dist"] as const)(
  "every module of %s/ can be imported in Node without side effects",
  async (folder) => {
    // Leaves out the scripts of workers in `assets/`, which run only in a worker, and the command,
    // which runs when it is imported.
    const files = listFiles(folder, ".js").filter((path) => !/^assets\/|^cli\.js$/.test(path));
    expect(files.length).toBeGreaterThan(20);
    expect(await importInNode(files.map((path) => `${folder}/${path}`))).toEqual([]);
  },
);
