import { defineConfig } from "vitest/config";
import { unitOptions } from "./unit-options.ts";

/** The tests in Node alone: without Storybook and a browser, which `vite.config.ts` prepares for the others. */
export default defineConfig({ test: unitOptions });
