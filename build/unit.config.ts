import { defineConfig } from "vitest/config";
import { unitOptions } from "./unit-options.ts";

/**
 * The tests of the sources in Node alone: without a build, without Storybook and a browser, which `vite.config.ts` prepares for the
 * others, and with compiled modules kept between runs.
 */
export default defineConfig({
  test: { ...unitOptions, experimental: { fsModuleCache: true } },
});
