import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import { readManifest, readPackage } from "./support/built-files.ts";

const manifests = { react: readManifest(), lite: readManifest("cdn/lite") };
const {
  sizeBudgets: { core: coreBudget, first: firstBudget, ...fileBudgets },
  screenBudgets,
} = readPackage();

/** The compressed size of a file with all of its static imports, each compressed separately. */
function gzipOf(place: string): number {
  const path = place.replace(/^lite\//, "");
  const { files, elements } = manifests[path === place ? "react" : "lite"];
  const tag = path.replace(/\.js$/, "");
  return elements[tag]?.gzip ?? files[path]?.gzip ?? Number.NaN;
}

test.each(Object.entries(fileBudgets))("%s stays within %i bytes", (path, budget) => {
  expect(gzipOf(path)).toBeLessThanOrEqual(budget);
});

test("every element and every first screen has a budget", () => {
  const entries = Object.values(manifests.react.elements).flatMap(({ entry }) => [
    entry,
    `lite/${entry}`,
  ]);
  expect(Object.keys(fileBudgets)).toEqual(expect.arrayContaining(entries));
  const places = entries.map((entry) => entry.replace(/\.js$/, ""));
  expect(Object.keys(screenBudgets).sort()).toEqual(places.sort());
});

test.each(Object.entries(screenBudgets))(
  "the first screen of %s stays within %i bytes",
  (place, budget) => {
    const tag = place.replace(/^lite\//, "");
    const { files, elements } = manifests[place === tag ? "react" : "lite"];
    const { first = [], preloads = [] } = elements[tag] ?? {};
    const sizes = [...new Set([...first, ...preloads])].map(
      (file) => files[file]?.gzip ?? Number.NaN,
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  },
);

test.each(Object.entries(manifests))(
  "%s: what the request for the settings waits for stays within its budget",
  (_, { files, elements }) => {
    const needed = new Set(elements["scout-lookup"]?.first);
    for (const file of needed) for (const next of files[file]?.imports ?? []) needed.add(next);
    const sizes = [...needed].map((file) => files[file]?.gzip ?? Number.NaN);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(firstBudget ?? 0);
  },
);

test("the shared part of the core stays within its budget", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: "src/core/create-core.ts",
        preserveEntrySignatures: "strict",
      },
    },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  // What a rare call loads later has a file of its own.
  const chunks = files.filter((file) => file.type === "chunk" && !file.isDynamicEntry);
  const sizes = chunks.map((chunk) => gzipSync("code" in chunk ? chunk.code : "").length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(coreBudget ?? 0);
});
