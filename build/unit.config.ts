import { defineConfig } from "vitest/config";
import { unitOptions } from "./unit-options.ts";

/**
 * The tests of the sources in Node: without the build, Storybook and browsers that `vite.config.ts` prepares for the
 * other tests, and with compiled modules cached between runs.
 */
export default defineConfig({
  test: { ...unitOptions, experimental: { fsModuleCache: true } },
});
