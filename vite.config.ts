import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, findChromium } from "./test/support/chromium.ts";

export default defineConfig(async ({ mode }) => ({
  plugins: [react()],
  test: {
    projects: mode === "test" ? await testProjects() : [],
  },
}));

/** A test's suffix picks its runner: `.test.ts` Node, `.browser.test.tsx` Chromium, `.e2e.ts` the demo. */
async function testProjects() {
  const executablePath = await findChromium();
  return [
    {
      extends: true as const,
      test: {
        name: "unit",
        environment: "node",
        include: ["test/**/*.test.ts"],
        exclude: ["test/**/*.browser.test.ts"],
        restoreMocks: true,
      },
    },
    {
      extends: true as const,
      test: {
        name: "browser",
        include: ["test/**/*.browser.test.{ts,tsx}"],
        restoreMocks: true,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args: [...chromiumFlags] } }),
          instances: [{ browser: "chromium" as const }],
        },
      },
    },
  ];
}
