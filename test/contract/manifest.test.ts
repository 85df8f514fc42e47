import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { translatedLocales } from "../../src/elements/locales/languages.ts";
import {
  type BuiltFolder,
  flavours,
  listFiles,
  readBuilt,
  readManifest,
  readPackage,
} from "./support/built-files.ts";

/** The static imports of a module, read from its text. */
function importsIn(folder: BuiltFolder, path: string): string[] {
  const text = readBuilt(folder, path).toString();
  const found = text.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^"'`;()]*?from)?["']([^"']+)["']/g);
  return [...new Set([...found].map(([, file = ""]) => resolve(path, file)))].sort();
}

function resolve(from: string, file: string): string {
  return new URL(file, `https://cdn.example/${from}`).pathname.slice(1);
}

function closureOf(
  folder: BuiltFolder,
  path: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const file of importsIn(folder, path)) {
    if (seen.has(file)) continue;
    seen.add(file);
    closureOf(folder, file, seen);
  }
  return seen;
}

/** Both flavours use the sample data in `cdn/`. */
const sampleEntriesOf = (folder: BuiltFolder) => (folder === "cdn" ? ["sample/sample.js"] : []);

describe.each(flavours)("%s", (folder) => {
  const manifest = readManifest(folder);
  const paths = Object.keys(manifest.files);

  test("the manifest has the version of the package", () => {
    expect(manifest.version).toBe(readPackage().version);
  });

  test("the manifest lists exactly the built files", () => {
    expect(paths.sort()).toEqual(
      listFiles(folder)
        .filter((path) => path !== "manifest.json")
        .sort(),
    );
  });

  test("in the manifest, only files before the first form have V8's compile hint", () => {
    const waited = manifest.elements["scout-lookup"]?.preloads ?? [];
    expect(waited.length).toBeGreaterThan(5);
    const isHinted = (path: string) =>
      readBuilt(folder, path).toString().startsWith("//# allFunctionsCalledOnLoad\n");
    expect(waited.filter((path) => !isHinted(path))).toEqual([]);
    const later = paths.filter((path) =>
      /^chunks\/(?:dropzone|html-engine|lookup-results)/.test(path),
    );
    expect(later).toHaveLength(3);
    expect(later.filter(isHinted)).toEqual([]);
  });

  test("a page requests the entry and the files for the settings first, then the largest file, then small files", () => {
    const { preloads = [] } = manifest.elements["scout-lookup"] ?? {};
    const [entry, requests, core, largest, ...others] = preloads;
    expect([entry, requests, core, largest]).toEqual([
      "scout-lookup.js",
      expect.stringMatching(/^chunks\/requests-/),
      expect.stringMatching(/^chunks\/core-/),
      expect.stringMatching(/^chunks\/base-/),
    ]);
    const sizes = others.map((path) => manifest.files[path]?.gzip ?? Number.NaN);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(sizes.length).toBeGreaterThan(3);
  });

  test("an element with a first screen preloads all files that replace it, and the others do not", () => {
    const takeOver = paths.filter((path) => /^chunks\/take-over-[^/]*\.js$/.test(path));
    expect(takeOver).toHaveLength(1);
    const needed = takeOver.flatMap((path) => [path, ...closureOf(folder, path)]);
    for (const { prerendered, preloads } of Object.values(manifest.elements)) {
      const isPreloaded = prerendered !== undefined;
      expect(takeOver.every((path) => preloads.includes(path))).toBe(isPreloaded);
      if (isPreloaded) expect(preloads).toEqual(expect.arrayContaining(needed));
    }
  });

  test("the names of chunks change with their content, the names of entries and texts do not, and no file ends in .mjs", () => {
    const entries = Object.values(manifest.elements).map(({ entry }) => entry);
    const scripts = paths.filter((path) => path.endsWith(".js") && !path.startsWith("assets/"));
    const chunks = scripts.filter((path) => /^(?:chunks|sample)\/.+-[\w-]{8}\.js$/.test(path));
    const texts = scripts.filter((path) => path.startsWith("locales/"));
    expect(scripts.filter((path) => ![...chunks, ...texts].includes(path)).sort()).toEqual(
      ["autoload.js", "core.js", "embed.js", ...entries, ...sampleEntriesOf(folder)].sort(),
    );
    expect(paths.filter((path) => path.endsWith(".mjs"))).toEqual([]);
  });

  test("each language has a file for every element, and one for all", () => {
    const names = [...Object.keys(manifest.elements), "every-element"];
    const needed = translatedLocales.flatMap((locale) =>
      names.map((name) => `locales/${locale}/${name}.js`),
    );
    expect(paths).toEqual(expect.arrayContaining(needed));
  });

  test("the manifest has the integrity and the sizes of each file", () => {
    const wrong = paths.filter((path) => {
      const { integrity, bytes, gzip, brotli } = manifest.files[path] ?? {};
      const content = readBuilt(folder, path);
      return (
        integrity !== `sha384-${createHash("sha384").update(content).digest("base64")}` ||
        bytes !== content.length ||
        gzip !== gzipSync(content, { level: 9 }).length ||
        brotli !== readBuilt(folder, `${path}.br`).length
      );
    });
    expect(wrong).toEqual([]);
  });

  test("the manifest has the imports of each module", () => {
    const modules = paths.filter((path) => path.endsWith(".js"));
    const listed = modules.map((path) => [path, [...(manifest.files[path]?.imports ?? [])].sort()]);
    expect(listed).toEqual(modules.map((path) => [path, importsIn(folder, path)]));
  });

  test("the manifest has the total size of each element with its runtime, and its entry requests all first files", () => {
    const runtimeOf = (tag: string) =>
      paths.filter((path) => path.startsWith(`chunks/${tag}.runtime-`));
    const elements = Object.entries(manifest.elements);
    expect(elements.map(([, { entry, gzip }]) => [entry, gzip])).toEqual(
      elements.map(([tag, { entry }]) => {
        const starts = [entry, ...runtimeOf(tag)];
        expect(starts).toHaveLength(2);
        const needed = new Set(starts.flatMap((file) => [file, ...closureOf(folder, file)]));
        const sizes = [...needed].map((file) => manifest.files[file]?.gzip ?? 0);
        return [`${tag}.js`, sizes.reduce((sum, size) => sum + size, 0)];
      }),
    );
    for (const [tag, { entry, preloads }] of elements) {
      const code = readBuilt(folder, entry).toString();
      const requested = preloads.filter(
        (path) => code.includes(`import(\`./${path}\`)`) || code.includes(`import("./${path}")`),
      );
      expect([tag, ...requested].sort()).toEqual(
        [tag, ...preloads.filter((path) => path !== entry)].sort(),
      );
    }
  });

  test("core.js and autoload.js are self-contained", () => {
    expect(["core.js", "autoload.js"].flatMap((path) => importsIn(folder, path))).toEqual([]);
  });

  test("each script works from any folder, because it contains no address of its own", () => {
    const addresses = /(?:import|from)\s*\(?\s*["'`](?:\/|https?:)|process\.env|sourceMappingURL/;
    // A hostile page of the sample data has such an address in its text.
    const scripts = listFiles(folder, ".js").filter((path) => path !== "sample/sample.js");
    expect(scripts.filter((path) => addresses.test(readBuilt(folder, path).toString()))).toEqual(
      [],
    );
  });
});

test("Y13: the PDF library's files keep the library's layout, and its modules end in .js", () => {
  const files = [
    "build/pdf.min.js",
    "build/pdf.worker.min.js",
    "LICENSE",
    "cmaps/UniGB-UCS2-H.bcmap",
  ];
  const built = listFiles("cdn");
  expect(files.filter((file) => !built.includes(`assets/pdf/${file}`))).toEqual([]);
});
