import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { chromiumFlags, findChromium } from "../test/support/chromium.ts";
import { testedFlavour } from "../test/support/tested-flavour.ts";
import { preactAlias } from "./preact-alias.ts";
import { sharedOptions, unitOptions } from "./unit-options.ts";

/** The test projects. None extends `vite.config.ts`, which each of them would load once more. */
export async function testOptions() {
  return { ...sharedOptions, projects: await testProjects() };
}

/** A test's suffix picks its runner: `.test.ts` Node, `.browser.test.tsx` Chromium, `.e2e.ts` the demo. */
async function testProjects() {
  const isLite = testedFlavour === "lite";
  const resolve = { alias: isLite ? preactAlias : [] };
  const cacheDir = `node_modules/.vite${isLite ? "-lite" : ""}`;
  const launchOptions = { executablePath: await findChromium(), args: [...chromiumFlags] };
  return [
    {
      test: {
        ...sharedOptions,
        name: "e2e",
        // A worker loads each module once for all of its files; no test leaves state behind.
        isolate: false,
        environment: "node",
        include: ["test/e2e/**/*.e2e.ts"],
        hookTimeout: 60_000,
      },
    },
    { test: unitOptions },
    {
      plugins: [react()],
      resolve,
      cacheDir,
      // Vite bundles a library that it finds late at that moment, and reloads the page during a test.
      optimizeDeps: { entries: ["test/**/*.browser.test.*", "src/elements/*/*.ts"] },
      test: {
        ...sharedOptions,
        name: "browser",
        include: ["test/**/*.browser.test.{ts,tsx}"],
        browser: {
          ...pages(),
          // Two pages for all files of the largest project; each loads a module once.
          isolate: false,
          fileParallelism: true,
          viewport: { width: 1024, height: 768 },
          provider: playwright({ launchOptions }),
        },
      },
    },
    {
      plugins: [react(), storybookTest({ configDir: ".storybook" })],
      resolve,
      cacheDir,
      optimizeDeps: { entries: ["stories/**/*.stories.*", ".storybook/preview.ts"] },
      test: {
        ...sharedOptions,
        name: "stories",
        setupFiles: [".storybook/inspect-story.ts"],
        // One page for all files: it loads each module once.
        isolate: false,
        browser: {
          ...pages(),
          provider: playwright({
            launchOptions,
            // The colour checks look at final colours, not at those in the middle of a transition.
            contextOptions: { reducedMotion: "reduce" },
          }),
        },
      },
    },
  ];
}

/** A new object for each project, because vitest changes it. */
function pages() {
  return {
    enabled: true,
    headless: true,
    // Parallel pages would slow each other down, and the end-to-end tests with them.
    fileParallelism: false,
    screenshotFailures: false,
    instances: [{ browser: "chromium" as const }],
  };
}
