/**
 * Builds the same page with six bundlers, each with as few settings as possible, to `out/<name>/`,
 * and with the published name of the package.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { rspack } from "@rspack/core";
import * as esbuild from "esbuild";
import { rollup } from "rollup";
import { build as viteBuild } from "vite";
import webpack from "webpack";

const entry = resolve("src/main.js");
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

const builds = {
  vite: (folder) => runVite(folder, entry),
  /** The package with the name under which it is published. */
  async published(folder) {
    const text = readFileSync(entry, "utf8");
    const published = resolve("src/published.js");
    writeFileSync(
      published,
      text.replaceAll('"scout-elements/', `"${process.env.PUBLISHED_NAME}/`),
    );
    await runVite(folder, published);
  },
  webpack: (folder) => runWebpack(webpack, folder),
  rspack: (folder) => runWebpack(rspack, folder),
  async esbuild(folder) {
    await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      format: "esm",
      splitting: true,
      minify: true,
      define: production,
      outdir: folder,
      logLevel: "warning",
    });
  },
  async rollup(folder) {
    const plugins = [
      replace({ values: production, preventAssignment: true }),
      nodeResolve({ browser: true }),
      commonjs(),
    ];
    const bundle = await rollup({ input: entry, plugins, onwarn: () => {} });
    await bundle.write({ dir: folder, entryFileNames: "main.js" });
    await bundle.close();
  },
  /** The bundler starts from a page, and writes one. */
  parcel(folder) {
    const words = ["build", "src/index.html", "--dist-dir", folder, "--no-cache"];
    const shell = process.platform === "win32";
    execFileSync("parcel", words, { shell, stdio: ["ignore", "inherit", "inherit"] });
  },
};

async function runVite(folder, input) {
  await viteBuild({
    base: "./",
    logLevel: "warn",
    build: {
      outDir: folder,
      chunkSizeWarningLimit: 9999,
      rolldownOptions: { input, output: { entryFileNames: "main.js" } },
    },
  });
}

/** Rspack has the interface of webpack. */
async function runWebpack(bundler, folder) {
  const output = { path: folder, filename: "main.js" };
  const stats = await new Promise((done, fail) =>
    bundler({ mode: "production", entry, output, performance: false }, (error, result) =>
      error ? fail(error) : done(result),
    ),
  );
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString());
}

function writePage(name, folder) {
  const script = ["webpack", "rspack"].includes(name)
    ? '<script defer src="main.js"></script>'
    : '<script type="module" src="main.js"></script>';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${script}</head><body></body></html>`,
  );
}

for (const [name, build] of Object.entries(builds)) {
  const folder = resolve("out", name);
  await build(folder);
  if (name !== "parcel") writePage(name, folder);
}
