import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin, UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };
import { chromiumFlags, findChromium } from "./test/support/chromium.ts";

const elementTags = readdirSync("src/elements", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.includes("-"))
  .map((entry) => entry.name);

/** Browsers that have `light-dark()`, constructable sheets and container queries. */
const browsers = ["chrome123", "edge123", "firefox121", "safari17.5"];

export default defineConfig(async ({ mode }) => {
  if (mode === "cdn") return cdnBuild();
  if (mode === "dist") return distBuild();
  return { plugins: [react()], test: { projects: await testProjects() } };
});

function elementEntries(prefix: string): Record<string, string> {
  return Object.fromEntries(
    elementTags.map((tag) => [prefix + tag, `src/elements/${tag}/${tag}.ts`]),
  );
}

/** Self-contained modules for a plain page; they work from any folder of any static host. */
function cdnBuild(): UserConfig {
  return {
    base: "./",
    publicDir: false,
    plugins: [react(), flatImports(), cdnManifest()],
    build: {
      outDir: "cdn",
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      assetsDir: "assets",
      rolldownOptions: {
        input: {
          ...elementEntries(""),
          autoload: "src/elements/autoload.ts",
          core: "src/core/index.ts",
        },
        preserveEntrySignatures: "exports-only",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name]-[hash].js",
          codeSplitting: {
            groups: [
              { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: "core", test: /src[\\/]core[\\/]|node_modules[\\/]@preact/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}

/** Modules for bundlers: libraries stay imports, types are written beside them by `tsc`. */
function distBuild(): UserConfig {
  return {
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: "dist",
      emptyOutDir: false,
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
 * them at once, and gives the autoloader the list of each element's files.
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
      const autoload = bundle["autoload.js"];
      if (autoload?.type !== "chunk") return;
      const closures = Object.fromEntries(
        elementTags.map((tag) => [tag, [`${tag}.js`, ...closureOf(`${tag}.js`, bundle)]]),
      );
      autoload.code = `const __SCOUT_CLOSURES__=${JSON.stringify(closures)};${autoload.code}`;
    },
  };
}

/** Writes `cdn/manifest.json` (interface: The package) and the sheet against layout jumps. */
function cdnManifest(): Plugin {
  return {
    name: "cdn-manifest",
    writeBundle({ dir = "cdn" }, bundle) {
      copyFileSync("src/styles/preload.css", join(dir, "preload.css"));
      const files = Object.fromEntries(
        Object.values(bundle).map((file) => {
          const content = file.type === "chunk" ? file.code : file.source;
          const digest = createHash("sha384").update(content).digest("base64");
          const facts = {
            integrity: `sha384-${digest}`,
            bytes: Buffer.byteLength(content),
            gzip: gzipSync(content, { level: 9 }).length,
            imports: file.type === "chunk" ? file.imports : [],
          };
          return [file.fileName, facts] as const;
        }),
      );
      const elements = Object.fromEntries(
        elementTags.map((tag) => {
          const entry = `${tag}.js`;
          const closure = [entry, ...closureOf(entry, bundle)];
          const gzip = closure.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
          return [tag, { entry, gzip }] as const;
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
        name: "unit",
        environment: "node",
        include: ["test/**/*.test.ts"],
        exclude: ["test/**/*.browser.test.ts"],
        restoreMocks: true,
      },
    },
    {
      extends: true as const,
      test: {
        name: "browser",
        include: ["test/**/*.browser.test.{ts,tsx}"],
        restoreMocks: true,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args: [...chromiumFlags] } }),
          instances: [{ browser: "chromium" as const }],
        },
      },
    },
  ];
}
