import { defineConfig } from "vitest/config";
import { longTextProjects } from "./test-options.ts";
import { sharedOptions } from "./unit-options.ts";

/** The tests of `npm run long-texts`. */
export default defineConfig(async () => ({
  test: { ...sharedOptions, projects: await longTextProjects() },
}));
