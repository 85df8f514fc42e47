import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { chromiumFlags, findChromium } from "../test/support/chromium.ts";
import { type Flavour, testedFlavour } from "../test/support/tested-flavour.ts";
import { hostSheetsInTests } from "./host-sheets.ts";
import { preactAlias } from "./preact-alias.ts";
import {
  builtOptions,
  longTextOptions,
  longTexts,
  sharedOptions,
  unitOptions,
} from "./unit-options.ts";

interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
}

/** Tests run with reduced motion, so that colours are final at once and clicks wait for no animation. */
const contextOptions = { reducedMotion: "reduce" as const };

/** The test projects. They do not extend `vite.config.ts`, because each would load it again. */
export async function testOptions() {
  return { ...sharedOptions, projects: await testProjects() };
}

/** A test's suffix picks its runner: `.test.ts` Node, `.browser.test.tsx` Chromium, `.e2e.ts` the demo. */
async function testProjects() {
  const launchOptions = await launchOfChromium();
  return [
    endToEnd("e2e", "test/e2e/*.e2e.ts"),
    endToEnd("e2e release", "test/e2e/release/*.e2e.ts"),
    { test: unitOptions },
    { test: builtOptions },
    inBrowser(screenTests, launchOptions),
    // Storybook's packages need React, not Preact.
    ...(testedFlavour === "lite" ? [] : [stories(launchOptions)]),
  ];
}

/** The projects of `npm run long-texts`. */
export async function longTextProjects() {
  const files = { include: [`${longTexts}/*.browser.test.tsx`], exclude: [] };
  return [{ test: longTextOptions }, inBrowser(files, await launchOfChromium())];
}

async function launchOfChromium(): Promise<LaunchOptions> {
  return { executablePath: await findChromium(), args: [...chromiumFlags] };
}

interface TestFiles {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const screenTests: TestFiles = {
  include: ["test/**/*.browser.test.{ts,tsx}"],
  exclude: [
    `${longTexts}/**`,
    // This test compares the files that run with a list that holds only for React.
    ...(testedFlavour === "lite" ? ["test/architecture/flows.browser.test.ts"] : []),
  ],
};

function endToEnd(name: string, include: string) {
  return {
    test: {
      ...sharedOptions,
      name,
      // A worker loads each module once for all of its files, because tests leave no state behind.
      isolate: false,
      environment: "node" as const,
      include: [include],
    },
  };
}

function inBrowser(files: TestFiles, launchOptions: LaunchOptions) {
  return {
    plugins: [react(), hostSheetsInTests()],
    ...sourcesOf(testedFlavour),
    // List all entries, because Vite would bundle a library that it finds later and reload the page during a test.
    optimizeDeps: { entries: ["test/**/*.browser.test.*", "src/elements/*/*.ts"] },
    test: {
      ...sharedOptions,
      name: "browser",
      include: [...files.include],
      exclude: [...files.exclude],
      browser: {
        ...pages(),
        // Use two pages for all files of the largest project, so that each loads a module once.
        isolate: false,
        fileParallelism: true,
        viewport: { width: 1024, height: 768 },
        provider: playwright({ launchOptions, contextOptions }),
      },
    },
  };
}

function stories(launchOptions: LaunchOptions) {
  return {
    plugins: [react(), storybookTest({ configDir: ".storybook" })],
    ...sourcesOf("react"),
    optimizeDeps: { entries: ["stories/**/*.stories.*", ".storybook/preview.ts"] },
    test: {
      ...sharedOptions,
      name: "stories",
      setupFiles: ["test/support/watch-console.ts", ".storybook/inspect-story.ts"],
      // Use one page for all files, so that each module loads once.
      isolate: false,
      browser: {
        ...pages(),
        provider: playwright({ launchOptions, contextOptions }),
      },
    },
  };
}

function sourcesOf(flavour: Flavour) {
  const isLite = flavour === "lite";
  return {
    resolve: { alias: isLite ? preactAlias : [] },
    cacheDir: `node_modules/.vite${isLite ? "-lite" : ""}`,
  };
}

/**
 * Lays out the frame of the tests without drawing it. Drawing would cost a third of the processor time, and tests read no
 * pixels.
 */
const withoutPixels =
  'document.head.append(Object.assign(document.createElement("style"), { textContent: "iframe { opacity: 0 }" }));';

/** A new object for each project, because vitest changes it. */
function pages() {
  return {
    enabled: true,
    headless: true,
    // Parallel pages would slow each other down, and the end-to-end tests with them.
    fileParallelism: false,
    screenshotFailures: false,
    orchestratorScripts: [{ content: withoutPixels }],
    instances: [{ browser: "chromium" as const }],
  };
}
