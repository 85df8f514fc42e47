import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { unitOptions } from "./unit-options.ts";

/** The tests that mutants of the core are tried against: those in Node, of the core, of models and of conversions. */
export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: { ...unitOptions, include: ["test/{core,elements}/**/*.test.ts"] },
});
