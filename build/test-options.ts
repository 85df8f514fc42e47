import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { chromiumFlags, findChromium } from "../test/support/chromium.ts";

/** The test projects. */
export async function testOptions() {
  return { ...shared, projects: await testProjects() };
}

/** What all projects share. None extends `vite.config.ts`, which each of them would load once more. */
const shared = {
  restoreMocks: true,
  // For a busy machine: quick tests stay quick, and hanging ones still end.
  testTimeout: 60_000,
  // The end-to-end tests mostly wait; one page of browser tests runs beside them.
  maxWorkers: 2,
  expect: { poll: { timeout: 20_000 } },
};

/** A test's suffix picks its runner: `.test.ts` Node, `.browser.test.tsx` Chromium, `.e2e.ts` the demo. */
async function testProjects() {
  const launchOptions = { executablePath: await findChromium(), args: [...chromiumFlags] };
  return [
    {
      test: {
        ...shared,
        name: "e2e",
        // A worker loads each module once for all of its files; no test leaves state behind.
        isolate: false,
        environment: "node",
        include: ["test/e2e/**/*.e2e.ts"],
        hookTimeout: 60_000,
      },
    },
    {
      test: {
        ...shared,
        name: "unit",
        isolate: false,
        environment: "node",
        include: ["test/**/*.test.ts"],
        exclude: ["test/**/*.browser.test.ts"],
      },
    },
    {
      // Vite bundles a library that it finds late at that moment, and reloads the page during a test.
      plugins: [react()],
      optimizeDeps: { entries: ["test/**/*.browser.test.*", "src/elements/*/*.ts"] },
      test: {
        ...shared,
        name: "browser",
        include: ["test/**/*.browser.test.{ts,tsx}"],
        browser: {
          ...pages(),
          // The largest project: a second page works where the other projects wait or have ended.
          fileParallelism: true,
          viewport: { width: 1024, height: 768 },
          provider: playwright({ launchOptions }),
        },
      },
    },
    {
      /** A getter, because the plugin starts Storybook, and the other projects need not wait for it. */
      get plugins() {
        return [react(), storybookTest({ configDir: ".storybook" })];
      },
      optimizeDeps: { entries: ["stories/**/*.stories.*", ".storybook/preview.ts"] },
      test: {
        ...shared,
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
