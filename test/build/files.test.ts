import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { cdnManifest } from "../../build/cdn-manifest.ts";
import { openapiFile } from "../../build/openapi-file.ts";

/** Builds one small element with a plugin and returns the folder. */
async function buildWith(plugin: Plugin): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "scout-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ["core.js", "embed.js"]) await writeFile(join(folder, file), "export {};");
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "one-module",
        resolveId: (name) => (name === "one" ? name : null),
        load: (name) => (name === "one" ? "console.log(1);" : null),
      },
      plugin,
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: { "scout-lookup": "one" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return folder;
}

test("the manifest has every file, and the lines to paste for an element", async () => {
  const folder = await buildWith(cdnManifest("cdn"));
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  const files = Object.keys(manifest.files).sort();
  expect(files).toEqual([
    "core.js",
    "editor.css",
    "embed.html",
    "embed.js",
    "preload.css",
    "prerendered/login-form.css",
    "prerendered/scout-lookup.css",
    "prerendered/scout-pricing.css",
    "prerendered/solutions-finder.css",
    "scout-lookup.js",
    "themes/plain.css",
    "themes/sharp.css",
    "themes/soft.css",
    "tokens.json",
  ]);
  const { bytes, integrity, gzip, brotli } = manifest.files["scout-lookup.js"];
  expect(bytes).toBe((await readFile(join(folder, "scout-lookup.js"))).length);
  const sheet = manifest.files["prerendered/scout-lookup.css"].integrity;
  expect(manifest.elements["scout-lookup"]).toEqual({
    // This build has no texts of other languages.
    languages: { ar: [], de: [], "es-US": [], "fr-CA": [] },
    prerendered: expect.stringContaining(
      `<link rel="stylesheet" href="cdn/prerendered/scout-lookup.css" integrity="${sheet}" crossorigin>`,
    ),
    entry: "scout-lookup.js",
    gzip,
    brotli,
    preloads: ["scout-lookup.js"],
    snippet: [
      `<link rel="modulepreload" href="cdn/scout-lookup.js" integrity="${integrity}" crossorigin>`,
      `<script type="module" src="cdn/scout-lookup.js" integrity="${integrity}" crossorigin data-cfasync="false" data-no-optimize="1" data-nowprocket></script>`,
    ].join("\n"),
  });
  expect(manifest.importMap.imports).toMatchObject({
    "scout-elements/core": "./cdn/core.js",
    "scout-elements/elements/scout-lookup": "./cdn/scout-lookup.js",
  });
  expect(manifest.importMap.integrity).toMatchObject({ "./cdn/scout-lookup.js": integrity });
  expect(existsSync(join(folder, "preload.css"))).toBe(true);
  const packed = await readFile(join(folder, "scout-lookup.js.br"));
  expect(packed.length).toBe(brotli);
  expect(brotliDecompressSync(packed)).toEqual(await readFile(join(folder, "scout-lookup.js")));
  expect((await readFile(join(folder, "scout-lookup.js.gz"))).length).toBe(gzip);
});

test("the OpenAPI document is written", async () => {
  const folder = await buildWith(openapiFile());
  const document = JSON.parse(await readFile(join(folder, "openapi.json"), "utf8"));
  expect(document).toHaveProperty("openapi", expect.stringMatching(/^3\./));
});
