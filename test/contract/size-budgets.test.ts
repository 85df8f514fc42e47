import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import { readManifest, readPackage } from "./support/built-files.ts";

const manifests = { react: readManifest(), lite: readManifest("cdn/lite") };
const { core: coreBudget, first: firstBudget, ...fileBudgets } = readPackage().sizeBudgets;

const budgets = [...elementManifests].flatMap(([tag, { sizes }]) => [
  ["react", tag, sizes.react] as const,
  ["lite", tag, sizes.lite] as const,
]);

test.each(Object.entries(fileBudgets))("%s stays within %i bytes", (path, budget) => {
  expect(manifests.react.files[path]?.gzip).toBeLessThanOrEqual(budget);
});

test.each(Object.entries(manifests))("%s: every element has a budget", (_, { elements }) => {
  expect(Object.keys(elements).sort()).toEqual([...elementManifests.keys()].sort());
});

/** A file with all of its static imports, each compressed separately. */
test.each(budgets)("%s: the file of %s stays within its budget", (flavour, tag, { file }) => {
  expect(manifests[flavour].elements[tag]?.gzip).toBeLessThanOrEqual(file);
});

test.each(budgets)(
  "%s: the first screen of %s stays within its budget",
  (flavour, tag, { first }) => {
    const { files, elements } = manifests[flavour];
    const { first: firstFiles = [], preloads = [] } = elements[tag] ?? {};
    const sizes = [...new Set([...firstFiles, ...preloads])].map(
      (file) => files[file]?.gzip ?? Number.NaN,
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(first);
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
        checks: { bundlerTimings: false },
      },
    },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  // What a rare call loads later has a file of its own.
  const chunks = files.filter((file) => file.type === "chunk" && !file.isDynamicEntry);
  const sizes = chunks.map((chunk) => gzipSync("code" in chunk ? chunk.code : "").length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(coreBudget ?? 0);
});
