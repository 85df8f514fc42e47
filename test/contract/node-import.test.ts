import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { listFiles } from "./support/built-files.ts";

/** Imports a file in a fresh Node thread, waits for pending work, and reports its side effects. */
const script = `
  const { parentPort, workerData } = require("node:worker_threads");
  const before = Object.getOwnPropertyNames(globalThis);
  const said = [];
  process.on("unhandledRejection", (reason) => said.push(String(reason)));
  for (const level of ["log", "info", "warn", "error"]) console[level] = (...parts) => said.push(parts.join(" "));
  import(workerData).then(async () => {
    await new Promise((done) => setImmediate(done));
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
    parentPort.postMessage({ said, added });
  });
`;

function importInNode(file: string): Promise<unknown> {
  const thread = new Worker(script, { eval: true, workerData: pathToFileURL(resolve(file)).href });
  return new Promise((resolveImport, reject) => {
    thread.on("message", resolveImport);
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error(`${file} ended without an answer.`)));
  });
}

/** The scripts in `assets/` belong to workers and can only run there. */
const modules = (["cdn", "dist"] as const).flatMap((folder) =>
  listFiles(folder, ".js")
    .filter((path) => !path.startsWith("assets/"))
    .map((path) => `${folder}/${path}`),
);

test.each(modules)("%s can be imported in Node, without output or side effects", async (file) => {
  expect(await importInNode(file)).toEqual({ said: [], added: [] });
});
