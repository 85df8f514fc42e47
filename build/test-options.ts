import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { chromiumFlags, findChromium } from "../test/support/chromium.ts";

/** What all test projects share, and the projects. */
export async function testOptions() {
  return {
    projects: await testProjects(),
    restoreMocks: true,
    // For a busy machine: quick tests stay quick, and hanging ones still end.
    testTimeout: 60_000,
    // The end-to-end tests mostly wait; one page of browser tests runs beside them.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
  };
}

/** A test's suffix picks its runner: `.test.ts` Node, `.browser.test.tsx` Chromium, `.e2e.ts` the demo. */
async function testProjects() {
  const launchOptions = { executablePath: await findChromium(), args: [...chromiumFlags] };
  return [
    {
      extends: true as const,
      test: {
        name: "e2e",
        // A worker loads each module once for all of its files; no test leaves state behind.
        isolate: false,
        environment: "node",
        include: ["test/e2e/**/*.e2e.ts"],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true as const,
      test: {
        name: "unit",
        isolate: false,
        environment: "node",
        include: ["test/**/*.test.ts"],
        exclude: ["test/**/*.browser.test.ts"],
      },
    },
    {
      extends: true as const,
      // Vite bundles a library that it finds late at that moment, and reloads the page during a test.
      optimizeDeps: { entries: ["test/**/*.browser.test.*", "src/elements/*/*.ts"] },
      test: {
        name: "browser",
        include: ["test/**/*.browser.test.{ts,tsx}"],
        browser: {
          ...pages(),
          // One page for all files: it loads each module once.
          isolate: false,
          viewport: { width: 1024, height: 768 },
          provider: playwright({ launchOptions }),
        },
      },
    },
    {
      extends: true as const,
      /** A getter, because the plugin starts Storybook, and the other projects need not wait for it. */
      get plugins() {
        return [storybookTest({ configDir: ".storybook" })];
      },
      optimizeDeps: { entries: ["stories/**/*.stories.*", ".storybook/preview.ts"] },
      test: {
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
