import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildCdn } from "../../demo/server/host/build-cdn.ts";

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

test("what has not changed is not built again", async () => {
  await build();
  await build();
  expect(builds).toBe(1);
  expect(await read("cdn/manifest.json")).toBe("of one");
});

test.each([
  ["a source changes", () => write("src/a.ts", "two")],
  ["a source is new", () => write("src/b.ts", "")],
  ["the locked libraries change", () => write("package-lock.json", "{}")],
  ["the files are of another build", () => write("cdn/lite/manifest.json", "of other sources")],
  ["the files are gone", () => rm(join(root, "cdn"), { recursive: true })],
])("it is built when %s", async (_when, change) => {
  await build();
  await change();
  await build();
  expect(builds).toBe(2);
  expect(await read("cdn/lite/manifest.json")).toBe(`lite of ${await read("src/a.ts")}`);
});

test("the files of the build before are served until the new ones are complete, and are gone then", async () => {
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

test("a build that fails leaves the files of the one before", async () => {
  await build();
  await write("src/a.ts", "broken");
  const failing = buildCdn(root, () => Promise.reject(new Error("Syntax error")));
  await expect(failing).rejects.toThrow("Syntax error");
  expect(await read("cdn/manifest.json")).toBe("of one");
  expect(await readdir(join(root, "node_modules/.cache/scout-demo"))).toEqual(["built.json"]);
});
