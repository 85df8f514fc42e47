import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { elementManifests } from "../../build/element-manifests.ts";
import { laterAnswers } from "../../build/later-answers.ts";
import { readersAlone } from "../../build/readers-alone.ts";
import { readManifest, readPackage } from "./support/built-files.ts";

const manifests = { react: readManifest(), lite: readManifest("cdn/lite") };
const { core: coreBudget, first: firstBudget, ...fileBudgets } = readPackage().sizeBudgets;

/** The files of the elements with the most texts, in any language. */
const languageBudgets: Readonly<Record<string, number>> = {
  "scout-bulk": 12_500,
  "scout-lookup": 13_600,
  "scout-pricing": 22_000,
};

interface Size {
  /** Path of a file, or a name for several files. */
  readonly of: string;
  readonly bytes: number;
  readonly budget: number;
  /** The key of the budget. */
  readonly at: string;
}

/** Returns a sentence for each size that is over its budget, or unknown. */
function over(sizes: readonly Size[]): readonly string[] {
  return sizes
    .filter(({ bytes, budget }) => !(bytes <= budget))
    .map(
      ({ of, bytes, budget, at }) =>
        `${of} has ${bytes} bytes, over its budget of ${budget}: import less, or raise ${at}`,
    );
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const inPackage = (name: string) => `"${name}" of sizeBudgets in package.json`;

test("autoload.js and embed.js stay within their budgets", () => {
  const sizes = Object.entries(fileBudgets).map(([path, budget]) => ({
    of: `cdn/${path}`,
    bytes: manifests.react.files[path]?.gzip ?? Number.NaN,
    budget,
    at: inPackage(path),
  }));
  expect(sizes).toHaveLength(2);
  expect(over(sizes)).toEqual([]);
});

describe.each(["react", "lite"] as const)("%s", (flavour) => {
  const { files, elements } = manifests[flavour];
  const gzipOf = (file: string) => files[file]?.gzip ?? Number.NaN;

  test("every element has a budget", () => {
    expect(Object.keys(elements).sort()).toEqual([...elementManifests.keys()].sort());
  });

  test("the entry of each element, which defines it, imports nothing and stays within 3 kB, or 8.7 kB with a first screen", () => {
    const entries = Object.values(elements);
    expect(entries.filter(({ entry }) => files[entry]?.imports.length !== 0)).toEqual([]);
    const sizes = entries.map(({ entry, prerendered }) => ({
      of: entry,
      bytes: gzipOf(entry),
      budget: prerendered === undefined ? 3_050 : 8_700,
      at: "the budget in this test",
    }));
    expect(over(sizes)).toEqual([]);
  });

  test("each element, with its runtime and their imports, stays within its budget", () => {
    const sizes = [...elementManifests].map(([tag, manifest]) => ({
      of: `${tag}.js with its imports`,
      bytes: elements[tag]?.gzip ?? Number.NaN,
      budget: manifest.sizes[flavour].file,
      at: `sizes.${flavour}.file in src/elements/${tag}/${tag}.manifest.ts`,
    }));
    expect(over(sizes)).toEqual([]);
  });

  test("the first screen of each element stays within its budget", () => {
    const sizes = [...elementManifests].map(([tag, manifest]) => {
      const needed = elements[tag]?.preloads ?? [];
      return {
        of: `the first screen of ${tag}`,
        bytes: needed.length > 1 ? sumOf(needed.map(gzipOf)) : Number.NaN,
        budget: manifest.sizes[flavour].first,
        at: `sizes.${flavour}.first in src/elements/${tag}/${tag}.manifest.ts`,
      };
    });
    expect(over(sizes)).toEqual([]);
  });

  test("the files that a language adds to an element stay within their budget", () => {
    const sizes = Object.entries(elements).flatMap(([tag, { languages = {} }]) =>
      Object.entries(languages).map(([locale, paths]) => ({
        of: `${tag} in ${locale}`,
        bytes: sumOf(paths.map(gzipOf)),
        budget: languageBudgets[tag] ?? 9_000,
        at: "the budget in this test",
      })),
    );
    expect(sizes).toHaveLength(elementManifests.size * 4);
    expect(over(sizes)).toEqual([]);
  });

  test("the files before the request for the settings stay within their budget", () => {
    const isRequest = (file: string) => file.startsWith("chunks/requests-");
    const needed = new Set(Object.keys(files).filter(isRequest));
    for (const file of needed) for (const next of files[file]?.imports ?? []) needed.add(next);
    const bytes = needed.size > 1 ? sumOf([...needed, "scout-lookup.js"].map(gzipOf)) : Number.NaN;
    const of = "the code before the request for the settings";
    expect(over([{ of, bytes, budget: firstBudget ?? 0, at: inPackage("first") }])).toEqual([]);
  });
});

test.each(["README.md", "docs/serving.md"])(
  "%s names the sizes of the first screens of lookup and sign-in",
  (path) => {
    const text = readFileSync(path, "utf8");
    for (const tag of ["scout-lookup", "login-form"]) {
      const [react, lite] = ([manifests.react, manifests.lite] as const).map(
        ({ files, elements }) => {
          const sizes = (elements[tag]?.preloads ?? []).map(
            (file) => files[file]?.gzip ?? Number.NaN,
          );
          return `${Math.round(sumOf(sizes) / 1000)} kB`;
        },
      );
      const row = new RegExp(`^\\|[^|]*\`${tag}\`[^|]*\\| (\\d+ kB) \\| (\\d+ kB) \\|$`, "m");
      expect([tag, ...(row.exec(text)?.slice(1) ?? [])]).toEqual([tag, react, lite]);
    }
  },
);

test("the shared part of the core stays within its budget", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [readersAlone(), laterAnswers()],
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
  // Code that only rare calls need has its own file, which loads later.
  const chunks = files.filter((file) => file.type === "chunk" && !file.isDynamicEntry);
  const sizes = chunks.map((chunk) => gzipSync("code" in chunk ? chunk.code : "").length);
  const of = "the shared part of the core";
  expect(
    over([{ of, bytes: sumOf(sizes), budget: coreBudget ?? 0, at: inPackage("core") }]),
  ).toEqual([]);
});
