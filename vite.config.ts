import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import { cdnManifest } from "./build/cdn-manifest.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { clientDirectiveOf } from "./build/client-directive.ts";
import { compileHintOf } from "./build/compile-hint.ts";
import { defineOverrides } from "./build/define-overrides.ts";
import { elementEntries } from "./build/elements.ts";
import { endpointData } from "./build/endpoint-data.ts";
import { flatImports } from "./build/flat-imports.ts";
import { inlineShared } from "./build/inline-shared.ts";
import { laterAnswers } from "./build/later-answers.ts";
import { localeEntries, localeFileNameOf } from "./build/locale-files.ts";
import { openapiFile } from "./build/openapi-file.ts";
import { collectModules, partsFiles } from "./build/parts/parts-files.ts";
import { pdfAssets } from "./build/pdf-assets.ts";
import { pdfModuleNameOf, pdfModules } from "./build/pdf-modules.ts";
import { preactAlias } from "./build/preact-alias.ts";
import { preloadLists } from "./build/preload-lists.ts";
import { firstScreenModules } from "./build/prerender/first-screen-modules.ts";
import { readersAlone } from "./build/readers-alone.ts";
import { testOptions } from "./build/test-options.ts";
import { workersAsText } from "./build/workers-as-text.ts";
import packageFile from "./package.json" with { type: "json" };

export default defineConfig(async ({ mode }) => {
  if (mode === "cdn-core") return cdnCoreBuild();
  if (mode === "cdn-embed") return cdnEmbedBuild();
  if (mode === "cdn-sample") return cdnSampleBuild();
  if (mode === "cdn") return cdnBuild("cdn");
  if (mode === "cdn-lite") return cdnBuild("cdn/lite");
  if (mode === "dist") return distBuild();
  if (mode === "dist-cli") return cliBuild();
  return { plugins: [react()], test: await testOptions() };
});

/** Browsers that have `light-dark()`, constructable sheets and container queries. */
const target = ["chrome123", "edge123", "firefox121", "safari17.5"];

/**
 * `cdn/core.js` stands alone. As an entry beside the elements it would move all its exports into the
 * chunk that every element loads. It shares the page state with the elements.
 */
function cdnCoreBuild(): UserConfig {
  const config = library("cdn", {
    rolldownOptions: {
      input: { core: "src/core/index.ts" },
      preserveEntrySignatures: "strict",
      output: { minify: true, entryFileNames: "[name].js", codeSplitting: false },
    },
  });
  return { ...config, plugins: [readersAlone(), defineOverrides(), partsFiles()] };
}

/** `cdn/embed.js` is a classic script: it works wherever a site lets a script address be typed in. */
function cdnEmbedBuild(): UserConfig {
  return library("cdn", {
    lib: { entry: "src/elements/embed/embed.ts", formats: ["iife"], name: "scoutEmbed" },
    emptyOutDir: false,
    rolldownOptions: {
      output: { minify: true, comments: false, entryFileNames: "[name].js" },
    },
  });
}

/** The sample data of `api-base="demo:"`, which no other file contains and only such an element loads. */
function cdnSampleBuild(): UserConfig {
  const config = library("cdn", {
    emptyOutDir: false,
    rolldownOptions: {
      input: { sample: "demo/sample/sample.ts" },
      output: {
        minify: true,
        comments: false,
        entryFileNames: "sample/[name].js",
        chunkFileNames: "sample/[name]-[hash].js",
      },
    },
  });
  return { ...config, plugins: [endpointData(), defineOverrides(), partsFiles()] };
}

/** Self-contained modules for a plain page. They work from any folder of any static host. `lite` draws with Preact. */
function cdnBuild(folder: "cdn" | "cdn/lite"): UserConfig {
  const isLite = folder === "cdn/lite";
  const config = library(folder, {
    emptyOutDir: false,
    rolldownOptions: {
      input: { ...elementEntries(""), autoload: "src/elements/autoload.ts" },
      preserveEntrySignatures: "allow-extension",
      output: {
        minify: true,
        comments: false,
        postBanner: compileHintOf,
        entryFileNames: "[name].js",
        chunkFileNames: (chunk) => localeFileNameOf(chunk) ?? "chunks/[name]-[hash].js",
        codeSplitting: { groups: chunkGroups() },
      },
    },
  });
  const plugins = [
    react(),
    firstScreenModules(),
    readersAlone(),
    laterAnswers(),
    defineOverrides(),
    flatImports(),
    preloadLists(),
    inlineShared(),
    ...(isLite ? [] : [pdfAssets()]),
    partsFiles(),
    cdnManifest(folder),
  ];
  const define = {
    ...config.define,
    // The path from a chunk to the files, read in ui/pdf-assets.ts. Both flavours use the same.
    __SCOUT_PDF_ASSETS__: JSON.stringify(isLite ? "../../assets/pdf/" : "../assets/pdf/"),
    // The same for the module of the sample data, read in host/page/answer-sample.ts.
    __SCOUT_SAMPLE__: JSON.stringify(isLite ? "../../sample/sample.js" : "../sample/sample.js"),
    ...(isLite && { __SCOUT_FLAVOUR__: JSON.stringify("lite") }),
  };
  return { ...config, plugins, define, resolve: { alias: isLite ? preactAlias : [] } };
}

/** Every package but the parts of pdf.js that are made into files of our own, and what only the testers need. */
const packages = /^(?!pdfjs-dist\/|dom-accessibility-api$)[^./\0](?!:[\\/])/;

const { dependencies } = packageFile;

/** Modules for bundlers: libraries stay imports, and `tsc` writes the types beside them. */
function distBuild(): UserConfig {
  const config = library("dist", {
    minify: false,
    rolldownOptions: {
      input: {
        ...elementEntries("elements/"),
        ...localeEntries(),
        index: "src/elements/index.ts",
        autoload: "src/elements/autoload.ts",
        "core/index": "src/core/index.ts",
        "testing/index": "src/testing/index.ts",
        "react/wrap-element": "src/elements/react/wrap-element.ts",
      },
      external: packages,
      preserveEntrySignatures: "strict",
      output: {
        postBanner: clientDirectiveOf,
        // The types have them.
        comments: { jsdoc: false },
        entryFileNames: "[name].js",
        chunkFileNames: (chunk) => pdfModuleNameOf(chunk) ?? "chunks/[name]-[hash].js",
      },
    },
  });
  const modules = new Set<string>();
  const workers = workersAsText(collectModules(modules));
  const plugins = [
    react(),
    firstScreenModules(),
    readersAlone(),
    laterAnswers(),
    openapiFile(),
    workers,
    pdfModules(),
    partsFiles(modules, Object.keys(dependencies)),
  ];
  // Bundlers would look for the files of `cdn/` in code that requests them, and for files beside a module.
  const define = {
    ...config.define,
    __SCOUT_PDF_ASSETS__: "undefined",
    __SCOUT_SAMPLE__: "undefined",
    "import.meta.url": "undefined",
  };
  return { ...config, plugins, define };
}

/** The package's command. It checks servers against what the members of the wire are declared to be, so it keeps all of it. */
function cliBuild(): UserConfig {
  const config = library("dist", {
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      platform: "node",
      input: { cli: "src/cli/main.ts" },
      // Libraries that only a command needs are in its file.
      external: [
        /^node:/,
        ...Object.keys(dependencies).map((name) => new RegExp(`^${name}(?:/|$)`)),
      ],
      output: {
        minify: true,
        comments: false,
        entryFileNames: "[name].js",
        chunkFileNames: "cli/[name]-[hash].js",
      },
    },
  });
  return { ...config, plugins: [partsFiles(new Set(), [], "cli/")] };
}

/** Vite's library mode leaves `import()` as it is: without CSS files there is nothing to load first. */
function library(outDir: string, build: UserConfig["build"]): UserConfig {
  return {
    base: "./",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // An empty export says that a worker is a module, which its libraries' code may not look like.
    worker: { format: "es", rolldownOptions: { output: { footer: "export {};" } } },
    build: {
      lib: { entry: {}, formats: ["es"] },
      outDir,
      target,
      cssTarget: target,
      ...build,
      // How long plugins take depends on the machine.
      rolldownOptions: {
        ...build?.rolldownOptions,
        checks: { bundlerTimings: false },
        // A part that is meant to be loaded later would be loaded with everything.
        onLog(level, log, report) {
          if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT") throw new Error(log.message);
          report(level, log);
        },
      },
    },
  };
}
