import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { WebdriverBrowserProvider, webdriverio } from "@vitest/browser-webdriverio";
import { defineConfig } from "vitest/config";
import type { BrowserCommand, TestProject } from "vitest/node";
import { engineUnderTest } from "../test/support/engine-under-test.ts";
import { firefoxLaunch } from "../test/support/firefox.ts";
import { type DriverAddress, webkitCapabilities } from "../test/support/webkit.ts";
import { hostSheetsInTests } from "./host-sheets.ts";
import { sharedOptions } from "./unit-options.ts";

const part = process.env.SCOUT_BROWSERS;

/** The tests of `npm run browsers` in one engine other than Chromium's, and its pictures in any. */
export default defineConfig({
  test: {
    ...sharedOptions,
    // Both engines render in software, so parallel pages would slow each other down.
    maxWorkers: 1,
    projects: [
      ...(engineUnderTest.name === "chromium" ? [] : [inPage()]),
      {
        test: {
          ...sharedOptions,
          name: `${engineUnderTest.name}, built`,
          isolate: false,
          // WebKit's driver has one session at a time.
          fileParallelism: engineUnderTest.name !== "webkit",
          environment: "node",
          include: builtTests(),
        },
      },
    ],
  },
});

function builtTests() {
  if (part === "pictures") return ["test/browsers/*.pictures.ts"];
  if (part === "smoke") return ["test/browsers/{elements,main-path}.smoke.ts"];
  // Playwright drives two of the three engines.
  const driven = engineUnderTest.name === "webkit" ? [] : ["test/e2e/main-path.e2e.ts"];
  return ["test/browsers/*.smoke.ts", "test/e2e/release/poisoned.e2e.ts", ...driven];
}

/** The project that runs the tests of screens in a page of the engine. */
function inPage() {
  return {
    plugins: [react(), hostSheetsInTests()],
    cacheDir: "node_modules/.vite-browsers",
    optimizeDeps: { entries: ["test/**/*.browser.test.*", "src/elements/*/*.ts"] },
    test: {
      ...sharedOptions,
      name: engineUnderTest.name,
      include:
        part === "chosen"
          ? ["test/conformance/conformance.browser.test.ts"]
          : ["test/**/*.browser.test.{ts,tsx}"],
      // These files use the protocol of Chromium's developer tools: one counts the code that runs, the other simulates
      // a touch screen.
      exclude: [
        "test/architecture/flows.browser.test.ts",
        "test/elements/ui/sheet.browser.test.tsx",
      ],
      browser: {
        enabled: true,
        ui: false,
        // Use one page for all files, so that each module loads once.
        isolate: false,
        fileParallelism: false,
        screenshotFailures: false,
        viewport: { width: 1024, height: 768 },
        ...browserOf(),
      },
    },
  };
}

function browserOf() {
  switch (engineUnderTest.name) {
    case "firefox":
      return {
        headless: true,
        provider: playwright({ launchOptions: firefoxLaunch(engineUnderTest.path) }),
        instances: [{ browser: "firefox" as const }],
      };
    case "webkit":
      return {
        headless: false,
        provider: webkit(engineUnderTest),
        instances: [{ browser: "safari" as const }],
      };
    case "chromium":
      throw new Error("Chromium's tests are those of `npm test`.");
  }
}

/** Vitest supports Safari's driver. WebKitGTK's driver has the same commands, but another browser name. */
function webkit(address: DriverAddress) {
  const capabilities = webkitCapabilities(address);
  const { hostname, port } = address;
  const options = { hostname, port, capabilities };
  return {
    ...webdriverio(options),
    providerFactory(project: TestProject) {
      const provider = new WebdriverBrowserProvider(project, options);
      project.browser?.registerCommand("__vitest_fill", fillLines);
      return Object.assign(provider, { buildCapabilities: () => capabilities });
    },
  };
}

declare module "vitest/browser" {
  interface BrowserCommands {
    __vitest_fill(selector: string, text: string): Promise<void>;
  }
}

/** Types lines with the Enter key between them, because WebKitGTK's driver ignores line breaks. */
const fillLines: BrowserCommand<[selector: string, text: string]> = async (
  { browser },
  selector,
  text,
) => {
  await browser.$(selector).setValue(text.replaceAll("\n", "\uE007"));
};
