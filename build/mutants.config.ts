import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { unitOptions } from "./unit-options.ts";

/** The tests that run for each mutant: the tests in Node of the core, the models and the conversions. */
export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: { ...unitOptions, include: ["test/{core,elements}/**/*.test.ts"] },
});
