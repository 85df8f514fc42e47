import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildCdn, cdnModes } from "../../demo/server/host/build-cdn.ts";

let root: string;
let builds: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "scout-build-"));
  builds = 0;
  await mkdir(join(root, "src"));
  await write("src/a.ts", "one");
});
afterEach(() => rm(root, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(root, path), text);
const read = (path: string) => readFile(join(root, path), "utf8");

async function buildInto(_root: string, folder: string): Promise<void> {
  builds += 1;
  await mkdir(join(folder, "lite"));
  const source = await read("src/a.ts");
  await writeFile(join(folder, "manifest.json"), `of ${source}`);
  await writeFile(join(folder, "lite/manifest.json"), `lite of ${source}`);
  await writeFile(join(folder, `chunk-${source}.js`), source);
}

const build = () => buildCdn(root, buildInto);

test("the demo uses the same builds as the package", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const modes = [...scripts["build:cdn"].matchAll(/vite build --mode ([\w-]+)/g)];
  expect(cdnModes).toEqual(modes.map(([, mode]) => mode));
});

test("unchanged sources are not built again", async () => {
  await build();
  await build();
  expect(builds).toBe(1);
  expect(await read("cdn/manifest.json")).toBe("of one");
});

test.each([
  ["a source changes", () => write("src/a.ts", "two")],
  ["a source is new", () => write("src/b.ts", "")],
  ["the locked libraries change", () => write("package-lock.json", "{}")],
  ["the files belong to another build", () => write("cdn/lite/manifest.json", "of other sources")],
  ["the files are gone", () => rm(join(root, "cdn"), { recursive: true })],
])("the demo is built when %s", async (_when, change) => {
  await build();
  await change();
  await build();
  expect(builds).toBe(2);
  expect(await read("cdn/lite/manifest.json")).toBe(`lite of ${await read("src/a.ts")}`);
});

test("the files of the previous build are served until the new ones are complete, and then removed", async () => {
  await build();
  await write("src/a.ts", "two");
  await buildCdn(root, async (...place) => {
    await buildInto(...place);
    expect(await read("cdn/chunk-one.js")).toBe("one");
  });
  expect((await readdir(join(root, "cdn"))).sort()).toEqual([
    "chunk-two.js",
    "lite",
    "manifest.json",
  ]);
});

test("a failed build keeps the files of the previous one", async () => {
  await build();
  await write("src/a.ts", "broken");
  const failing = buildCdn(root, () => Promise.reject(new Error("Syntax error")));
  await expect(failing).rejects.toThrow("Syntax error");
  expect(await read("cdn/manifest.json")).toBe("of one");
  expect(await readdir(join(root, "node_modules/.cache/scout-demo"))).toEqual(["built.json"]);
});

test("servers that start at once share the build of the fastest server", async () => {
  await build();
  await write("src/a.ts", "two");
  const together = endingTogether(6);
  await Promise.all(Array.from({ length: 6 }, () => buildCdn(root, together)));
  expect(await read("cdn/lite/manifest.json")).toBe("lite of two");
  await expectNoLeftovers();
  builds = 0;
  await build();
  expect(builds).toBe(0);
});

test("the same files, written by another server at the same time, stay", async () => {
  await buildCdn(root, async (...place) => {
    await buildInto(...place);
    await build();
    await write("cdn/served", "");
  });
  expect(await read("cdn/served")).toBe("");
  await expectNoLeftovers();
});

test("files of other sources, written by another server at the same time, are replaced", async () => {
  await buildCdn(root, async (...place) => {
    await buildInto(...place);
    await write("src/a.ts", "two");
    await build();
  });
  expect(await read("cdn/manifest.json")).toBe("of one");
  await build();
  expect(await read("cdn/manifest.json")).toBe("of two");
});

/** Creates a builder for several servers that finishes for all of them at the same time. */
function endingTogether(count: number): typeof buildInto {
  let ready = 0;
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return async (...place) => {
    await buildInto(...place);
    ready += 1;
    if (ready === count) end?.();
    await ended;
  };
}

async function expectNoLeftovers(): Promise<void> {
  expect(await readdir(join(root, "node_modules/.cache/scout-demo"))).toEqual(["built.json"]);
}

describe("the builds run outside the server's process, whose memory stays small", () => {
  /** Replaces the bundler: records its process and arguments, and writes the files of a build. */
  async function giveBundler(code = ""): Promise<void> {
    await mkdir(join(root, "node_modules/vite/bin"), { recursive: true });
    const program = `
      const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
      const words = process.argv.slice(2);
      const folder = words[words.indexOf("--outDir") + 1];
      appendFileSync("runs.txt", JSON.stringify({ pid: process.pid, words }) + "\\n");
      mkdirSync(folder, { recursive: true });
      writeFileSync(folder + "/manifest.json", "built");
      ${code}`;
    await write("node_modules/vite/bin/vite.js", program);
  }

  test("each build runs in its own process, in the order of the package", async () => {
    await giveBundler();
    await buildCdn(root);
    const runs = (await read("runs.txt")).trim().split("\n");
    const processes = runs.map((line) => JSON.parse(line));
    expect(processes.map(({ words }) => words[words.indexOf("--mode") + 1])).toEqual(cdnModes);
    expect(new Set([process.pid, ...processes.map(({ pid }) => pid)]).size).toBe(
      cdnModes.length + 1,
    );
    expect(await read("cdn/lite/manifest.json")).toBe("built");
  });

  test("a failed build stops the start, and is tried again at the next start", async () => {
    await giveBundler("process.exitCode = 3;");
    await expect(buildCdn(root)).rejects.toThrow("--mode cdn-core");
    await giveBundler();
    await buildCdn(root);
    expect(await read("cdn/manifest.json")).toBe("built");
  });
});

test("sources with only another date are not built again", async () => {
  await build();
  const later = new Date(Date.now() + 60_000);
  for (const path of ["src/a.ts", "cdn/manifest.json", "cdn/lite/manifest.json"]) {
    await utimes(join(root, path), later, later);
  }
  await build();
  expect(builds).toBe(1);
});
