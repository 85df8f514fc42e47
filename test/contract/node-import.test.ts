import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listFiles } from "./support/built-files.ts";

/** Imports a file in plain Node, waits for what it started, and says what it left behind. */
const script = `
  const before = Object.getOwnPropertyNames(globalThis);
  const said = [];
  process.on("unhandledRejection", (reason) => said.push(String(reason)));
  for (const level of ["log", "info", "warn", "error"]) console[level] = (...parts) => said.push(parts.join(" "));
  await import(process.argv[1]);
  await new Promise((done) => setImmediate(done));
  const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
  process.stdout.write(JSON.stringify({ said, added }));
`;

async function importInNode(file: string): Promise<unknown> {
  const url = pathToFileURL(resolve(file)).href;
  const flags = ["--input-type=module", "--eval", script, url];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  return JSON.parse(stdout);
}

/** The scripts in `assets/` are those of workers: only a worker can run them. */
const modules = (["cdn", "dist"] as const).flatMap((folder) =>
  listFiles(folder, ".js")
    .filter((path) => !path.startsWith("assets/"))
    .map((path) => `${folder}/${path}`),
);

test.each(modules)("%s can be imported in Node, says nothing and leaves nothing", async (file) => {
  expect(await importInNode(file)).toEqual({ said: [], added: [] });
});
