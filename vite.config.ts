import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin, Rolldown, UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };
import { openapiDocument } from "./src/core/api/openapi/openapi-document.ts";
import { chromiumFlags, findChromium } from "./test/support/chromium.ts";

const elementTags = readdirSync("src/elements", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.includes("-"))
  .map((entry) => entry.name);

/** Browsers that have `light-dark()`, constructable sheets and container queries. */
const browsers = ["chrome123", "edge123", "firefox121", "safari17.5"];

export default defineConfig(async ({ mode }) => {
  if (mode === "cdn-core") return cdnCoreBuild();
  if (mode === "cdn") return cdnBuild();
  if (mode === "dist") return distBuild();
  return {
    plugins: [react()],
    test: {
      projects: await testProjects(),
      restoreMocks: true,
      // For a busy machine: what is quick stays quick, what hangs still ends.
      testTimeout: 60_000,
      // The end-to-end tests wait more than they work; one page of browser tests runs beside them.
      maxWorkers: 2,
      expect: { poll: { timeout: 20_000 } },
    },
  };
});

/** One file of its own, libraries and all, since a worker resolves no package names. */
const worker = { format: "es" } as const;

function elementEntries(prefix: string): Record<string, string> {
  return Object.fromEntries(
    elementTags.map((tag) => [prefix + tag, `src/elements/${tag}/${tag}.ts`]),
  );
}

/**
 * `cdn/core.js` stands alone: were it an entry beside the elements, all that it exports would move
 * into the chunk that every element loads. The page state joins it with them.
 */
function cdnCoreBuild(): UserConfig {
  return {
    publicDir: false,
    build: {
      outDir: "cdn",
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: { core: "src/core/index.ts" },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  };
}

/** Self-contained modules for a plain page; they work from any folder of any static host. */
function cdnBuild(): UserConfig {
  return {
    base: "./",
    publicDir: false,
    plugins: [react(), plainImports(), helpersInBase(), flatImports(), pdfAssets(), cdnManifest()],
    // From a chunk; read in ui/pdf-assets.ts.
    define: { __SCOUT_PDF_ASSETS__: JSON.stringify("../assets/pdf/") },
    worker,
    build: {
      outDir: "cdn",
      emptyOutDir: false,
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      assetsDir: "assets",
      rolldownOptions: {
        input: { ...elementEntries(""), autoload: "src/elements/autoload.ts" },
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name]-[hash].js",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: "base", test: isIn(basePaths) },
              { name: "libraries", test: isIn(libraryPaths) },
              { name: "common", test: isIn(commonPaths) },
              { name: "bulk", test: isIn(bulkPaths) },
              { name: "uploads", test: isIn(uploadPaths) },
              { name: "pieces", test: isIn(piecePaths), minShareCount: 3 },
            ],
          },
        },
      },
    },
  };
}

const isIn = (paths: readonly RegExp[]) => (id: string) => paths.some((path) => path.test(id));

/** What every element needs before its screen. The areas of the core stay with those that use them. */
const basePaths = [
  /node_modules\/(react|react-dom|scheduler|@preact|@r2wc|jwt-decode|valibot)\//,
  /src\/core\/[^/]+$/,
  /src\/core\/html\/(character-references|known-elements|plain-text|unknown-tags)\.ts/,
  /src\/core\/session\/(sign-in-route|site-family|stored-session|token|url-token)/,
  /src\/core\/stores\/((session|settings)-store|report-failure|session-end|sign-in-need)\.ts/,
  /src\/core\/navigation\/(answer-context|portal-path|portal-routes|sign-in-link)\.ts/,
  /src\/core\/api\/(endpoints|errors|http-client|query-string|settings|reading)\.ts/,
  /src\/elements\/host\/(?!toast|leave|save-file|copy-text|focused-element|send-upload|print-html|run-csv-worker|microsite|sign-in-place|apply-settings|light-root|scoped-sheet)/,
  /src\/elements\/ui\/(alert|button|check-box|choice|field|heading|icon|live-region|own-id|use-elsewhere|use-narrow|visually-hidden)\.tsx?/,
  /src\/elements\/ui\/((alert|choice|skeleton)\.css|(skeleton|access-gate|lazy-screen|screen-head)\.tsx)/,
  /src\/elements\/scripts\/script-url\.ts/,
  /src\/styles\//,
];

/** What finder, libraries and index need before their screens. */
const libraryPaths = [
  /src\/core\/libraries\/(library-messages|updated-text|resource)\.ts/,
  /src\/core\/stores\/person-changes\.ts/,
  /src\/core\/api\/library-schemas\.ts/,
  /src\/elements\/ui\/(card-grid|chips|facets|masonry|search-box|sortable-list)\.css/,
];

/** What several elements need before their screens, and others never. */
const commonPaths = [
  /src\/elements\/host\/apply-settings/,
  /src\/core\/branding\/(site-color|theme-properties)/,
  /src\/core\/(files\/|lookup\/lookup-(request|state|messages))/,
  /src\/core\/stores\/((suggestions|address-suggestions)-store|loader)\.ts/,
  /src\/core\/api\/(lookup|lookup-schemas|place-schema|download-file)\.ts/,
  /src\/elements\/(ui|uploads)\/(?!pdf-|color-picker|tabs)[a-z-]+\.css/,
];

/** What the bulk screen needs before it is drawn, and a lookup for the bulk panel below it. */
const bulkPaths = [
  /src\/core\/bulk\/bulk-(messages|status-text|error-parts)\.ts/,
  /src\/core\/stores\/csv-check-store\.ts/,
  /src\/elements\/uploads\/upload-form\.model\.ts/,
];

/** What draws uploads: in the bulk screen, and below a lookup. */
const uploadPaths = [
  /src\/elements\/uploads\/.*\.(view|screen)\.tsx/,
  /src\/elements\/ui\/(drop-zone|use-drop-target)\.tsx?/,
];

/** What screens are drawn with. What a screen loads only when it is needed stays apart. */
const piecePaths = [
  /src\/elements\/ui\/(?!purify-engine|satellite-map|pdf-|color-|hsv|tabs\.css)/,
  /src\/core\/html\/clean-text\.ts/,
  /node_modules\/(@babel|@tanstack|compute-scroll-into-view|downshift|prop-types|react-is|tslib)\//,
];

/**
 * Vite wraps every `import()` in a helper that loads sheets first. Ours have none, and the helper
 * would be a chunk that every file waits for: the autoloader, too.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    configResolved(config) {
      const plugins = config.plugins.filter(({ name }) => !name.includes("import-analysis-build"));
      if (plugins.length === config.plugins.length)
        throw new Error("Vite wraps imports elsewhere.");
      Object.assign(config, { plugins });
    },
  };
}

/** Modules for bundlers: libraries stay imports, types are written beside them by `tsc`. */
function distBuild(): UserConfig {
  return {
    base: "./",
    publicDir: false,
    plugins: [react(), plainImports(), openapiFile()],
    worker,
    build: {
      outDir: "dist",
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: {
          ...elementEntries("elements/"),
          index: "src/elements/index.ts",
          autoload: "src/elements/autoload.ts",
          "core/index": "src/core/index.ts",
        },
        external: /^[^./\0](?!:[\\/])/,
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name]-[hash].js",
        },
      },
    },
  };
}

/** Writes `dist/openapi.json` from the endpoint table. */
function openapiFile(): Plugin {
  return {
    name: "openapi-file",
    generateBundle() {
      const source = `${JSON.stringify(openapiDocument(), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "openapi.json", source });
    },
  };
}

type Chunks = Readonly<Record<string, { readonly type: string; readonly imports?: string[] }>>;

/** The files that `file` imports statically, near and far, itself left out. */
function closureOf(file: string, chunks: Chunks): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    for (const next of chunks[name]?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(file);
  return [...seen];
}

/**
 * Names every file of an entry's closure in the entry itself, so that the browser asks for all of
 * them at once, and gives the autoloader and the portal the list of each element's files.
 */
function flatImports(): Plugin {
  return {
    name: "flat-imports",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry) continue;
        const missing = closureOf(chunk.fileName, bundle).filter(
          (file) => !chunk.imports.includes(file),
        );
        chunk.code = missing.map((file) => `import"./${file}";`).join("") + chunk.code;
        chunk.imports.push(...missing);
      }
      const closures = Object.fromEntries(
        elementTags.map((tag) => [tag, [`${tag}.js`, ...closureOf(`${tag}.js`, bundle)]]),
      );
      tellFiles(bundle["autoload.js"], closures);
      tellFiles(bundle["scout-portal.js"], withOpenScreens(closures, bundle));
    },
  };
}

/**
 * Puts the bundler's own helpers, a chunk of some hundred bytes that every file waits for, into the
 * base, which every file imports as well: one request less.
 */
function helpersInBase(): Plugin {
  return {
    name: "helpers-in-base",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const helpers = chunks.find(({ name }) => name === "rolldown-runtime");
      const base = chunks.find(({ name }) => name === "base");
      const [whole, list = ""] = /export\s*\{([^}]*)\};?\s*$/.exec(helpers?.code ?? "") ?? [];
      if (!helpers || !base || whole === undefined) throw new Error("The helpers lie elsewhere.");
      const pathOf = (fileName: string) => fileName.replace(/^chunks\//, "");
      const taken = new RegExp(`import\\{([^}]*)\\}from"\\.[^"]*${pathOf(helpers.fileName)}";`);
      const bare = new RegExp(`import"\\.[^"]*${pathOf(helpers.fileName)}";`);
      for (const chunk of chunks) {
        if (!chunk.imports.includes(helpers.fileName)) continue;
        const others = chunk.imports.filter((file) => file !== helpers.fileName);
        chunk.imports = chunk === base ? others : [...new Set([base.fileName, ...others])];
        const names = (text: string) => text.replace(/(\w+) as (\w+)/g, "$1:$2");
        const from = chunk.fileName === pathOf(chunk.fileName) ? "./chunks/" : "./";
        const fetched =
          chunk === base ? "" : `import{helpers}from"${from}${pathOf(base.fileName)}";`;
        chunk.code = chunk.code
          .replace(bare, "")
          .replace(taken, (_import, given: string) => `${fetched}const{${names(given)}}=helpers;`);
      }
      const object = list.replace(/(\w+) as (\w+)/g, "$2:$1");
      const made = helpers.code.slice(0, -whole.length);
      base.code = `const helpers=(()=>{${made};return{${object}}})();${base.code};export{helpers};`;
      delete bundle[helpers.fileName];
    },
  };
}

/** Lays the PDF library's files into `cdn/assets/pdf/`, in its own layout (decisions Y13). */
function pdfAssets(): Plugin {
  const library = "node_modules/pdfjs-dist";
  const folders = ["cmaps", "standard_fonts"];
  const files = [
    "build/pdf.min.mjs",
    "build/pdf.worker.min.mjs",
    "wasm/openjpeg_nowasm_fallback.js",
    "LICENSE",
    ...folders.flatMap((folder) =>
      readdirSync(join(library, folder)).map((name) => `${folder}/${name}`),
    ),
  ];
  return {
    name: "pdf-assets",
    generateBundle() {
      for (const file of files) {
        const source = readFileSync(join(library, file));
        this.emitFile({ type: "asset", fileName: `assets/pdf/${file}`, source });
      }
    },
  };
}

type Closures = Readonly<Record<string, readonly string[]>>;

function tellFiles(loader: Rolldown.OutputBundle[string] | undefined, closures: Closures): void {
  if (loader?.type !== "chunk") return;
  loader.code = `const __SCOUT_CLOSURES__=${JSON.stringify(closures)};${loader.code}`;
}

/** With what an entry loads as soon as it runs: the screen that opens behind its access flag. */
function withOpenScreens(closures: Closures, bundle: Rolldown.OutputBundle): Closures {
  const withOpen = Object.entries(closures).map(([tag, files]) => {
    const entry = bundle[`${tag}.js`];
    const opened = entry?.type === "chunk" ? entry.dynamicImports : [];
    const screens = opened.filter((file) => /\/open-[\w-]+\.screen-/.test(file));
    const all = [...files, ...screens, ...screens.flatMap((file) => closureOf(file, bundle))];
    return [tag, [...new Set(all)]] as const;
  });
  return Object.fromEntries(withOpen);
}

/** Writes `cdn/manifest.json` (interface: The package) and the sheet against layout jumps. */
function cdnManifest(): Plugin {
  return {
    name: "cdn-manifest",
    writeBundle({ dir = "cdn" }, bundle) {
      copyFileSync("src/styles/preload.css", join(dir, "preload.css"));
      const factsOf = (path: string, imports: readonly string[]) => {
        const content = readFileSync(join(dir, path));
        const digest = createHash("sha384").update(content).digest("base64");
        const gzip = gzipSync(content, { level: 9 }).length;
        return { integrity: `sha384-${digest}`, bytes: content.length, gzip, imports };
      };
      const files: Record<string, ReturnType<typeof factsOf>> = {
        "core.js": factsOf("core.js", []),
        "preload.css": factsOf("preload.css", []),
      };
      for (const file of Object.values(bundle)) {
        files[file.fileName] = factsOf(file.fileName, file.type === "chunk" ? file.imports : []);
      }
      const elements = Object.fromEntries(
        elementTags.map((tag) => {
          const entry = `${tag}.js`;
          const closure = [entry, ...closureOf(entry, bundle)];
          const gzip = closure.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
          const links = closure.map((file) => {
            const { integrity = "" } = files[file] ?? {};
            return `<link rel="modulepreload" href="cdn/${file}" integrity="${integrity}" crossorigin>`;
          });
          const script = `<script type="module" src="cdn/${entry}"></script>`;
          return [tag, { entry, gzip, snippet: [...links, script].join("\n") }] as const;
        }),
      );
      const manifest = { version: packageJson.version, files, elements };
      writeFileSync(join(dir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

/** A test's suffix picks its runner: `.test.ts` Node, `.browser.test.tsx` Chromium, `.e2e.ts` the demo. */
async function testProjects() {
  const executablePath = await findChromium();
  return [
    {
      extends: true as const,
      test: {
        name: "e2e",
        environment: "node",
        include: ["test/e2e/**/*.e2e.ts"],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true as const,
      test: {
        name: "unit",
        environment: "node",
        include: ["test/**/*.test.ts"],
        exclude: ["test/**/*.browser.test.ts"],
      },
    },
    {
      extends: true as const,
      // A library found late is bundled late, and the page reloads in the middle of a test.
      optimizeDeps: { entries: ["test/**/*.browser.test.*", "src/elements/*/*.ts"] },
      test: {
        name: "browser",
        include: ["test/**/*.browser.test.{ts,tsx}"],
        browser: {
          viewport: { width: 1024, height: 768 },
          enabled: true,
          headless: true,
          // Pages side by side would slow each other down, and the end-to-end tests with them.
          fileParallelism: false,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args: [...chromiumFlags] } }),
          instances: [{ browser: "chromium" as const }],
        },
      },
    },
    {
      extends: true as const,
      /** Read when this project runs: it starts Storybook, which the others need not wait for. */
      get plugins() {
        return [storybookTest({ configDir: ".storybook" })];
      },
      optimizeDeps: { entries: ["stories/**/*.stories.*", ".storybook/preview.ts"] },
      test: {
        name: "stories",
        browser: {
          enabled: true,
          headless: true,
          // Pages side by side would slow each other down, and the end-to-end tests with them.
          fileParallelism: false,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath, args: [...chromiumFlags] },
            // Colours are judged as they stay, not in the middle of a transition.
            contextOptions: { reducedMotion: "reduce" },
          }),
          instances: [{ browser: "chromium" as const }],
        },
      },
    },
  ];
}
