import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import {
  collectModules,
  noticesFile,
  partsFiles,
  partsListFile,
} from "../../build/parts/parts-files.ts";
import { licenseFilesIn, licenseTexts, readPart } from "../../build/parts/read-part.ts";
import { workersAsText } from "../../build/workers-as-text.ts";

/**
 * Builds two small modules, with `idb-keyval` as an import that is not bundled, and returns the two
 * files.
 */
async function buildParts(
  outDir: string,
  entry = "entry",
  plugins: readonly Plugin[] = [partsFiles()],
) {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [...plugins],
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: `test/build/parts-modules/${entry}.ts`, formats: ["es"] },
      rolldownOptions: { external: "idb-keyval" },
    },
  });
  const textOf = (file: string) => readFile(join(outDir, file), "utf8");
  return { notices: await textOf(noticesFile), list: await textOf(partsListFile) };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "scout-parts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function namesIn(list: string): string[] {
  return JSON.parse(list).components.map(({ name }: { readonly name: string }) => name);
}

test("the license of every library in chunks and workers is included, and a library that stays an import is only in the list", async () => {
  const { notices, list } = await buildParts(await temporaryFolder());
  expect(namesIn(list)).toEqual(expect.arrayContaining(["idb-keyval", "jwt-decode", "valibot"]));
  expect(namesIn(list)).not.toContain("react");
  for (const file of ["jwt-decode/LICENSE", "valibot/LICENSE.md"]) {
    expect(notices).toContain((await readFile(`node_modules/${file}`, "utf8")).trim());
  }
  expect(notices).not.toContain("idb-keyval ");
});

test("a worker that is a string in a chunk needs no file, and its license is included", async () => {
  const folder = await temporaryFolder();
  const modules = new Set<string>();
  const plugins = [workersAsText(collectModules(modules)), partsFiles(modules)];
  const { list } = await buildParts(folder, "text-entry", plugins);
  expect(namesIn(list)).toEqual(["jwt-decode"]);
  const scripts = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith(".js"),
  );
  expect(scripts).toHaveLength(1);
  expect(await readFile(join(folder, scripts[0] ?? ""), "utf8")).toContain("URL.createObjectURL");
});

test("entries of an earlier build in the folder stay in both files", async () => {
  const folder = await temporaryFolder();
  const components = [{ "bom-ref": "node_modules/react" }];
  await writeFile(join(folder, partsListFile), JSON.stringify({ components }));
  const { notices, list } = await buildParts(folder);
  expect(namesIn(list)).toEqual(expect.arrayContaining(["react", "valibot"]));
  expect(notices).toContain("\nreact ");
});

test("a library without a license or its text stops the build", async () => {
  const folder = await temporaryFolder();
  const write = (content: object) =>
    writeFile(join(folder, "package.json"), JSON.stringify(content));
  await write({ name: "bare", version: "1.0.0" });
  expect(() => readPart(folder)).toThrow(/names no license/);
  await write({ name: "bare", version: "1.0.0", license: "MIT" });
  expect(() => readPart(folder)).toThrow(/has no license text/);
  await writeFile(join(folder, "LICENCE.md"), " Free. ");
  expect(readPart(folder).texts).toEqual(["Free."]);
});

test("license files beside the files in use also count", () => {
  const { texts } = readPart("node_modules/pdfjs-dist", ["node_modules/pdfjs-dist/standard_fonts"]);
  expect(texts.join()).toContain("SIL OPEN FONT LICENSE");
});

test.each(Object.keys(licenseTexts))(
  "the package %s still has no license text of its own",
  (name) => {
    expect(licenseFilesIn(`node_modules/${name}`)).toEqual([]);
  },
);
