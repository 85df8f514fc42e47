import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Metric } from "../../../src/core/index.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";

let demo: Demo;
let page: Page;
beforeAll(async () => {
  demo = await openDemo();
  // The test uses the browser's own clock, because a stopped clock would measure nothing.
  page = await (await openBrowser()).newPage();
});
afterAll(async () => {
  await page.close();
  await demo.close();
});

declare global {
  interface Window {
    metrics?: Metric[];
  }
}

test("interface: Configuration: onMetric receives an interaction within a shadow root when the page is left", async () => {
  await page.goto(`${demo.url}/demo/lookup.html`);
  await page.evaluate(`import("/cdn/core.js").then(({ configure }) => {
    window.metrics = [];
    configure({ onMetric: (metric) => window.metrics.push(metric) });
  })`);
  // The first event of an element after that loads the code.
  const box = page.getByRole("combobox", { name: "Street address" });
  await box.fill("100 Main Street");
  await box.press("Enter");
  await page.getByRole("progressbar").waitFor();
  await page.evaluate(() => {
    document.addEventListener("keydown", () => {
      const until = performance.now() + 40;
      while (performance.now() < until);
    });
  });
  await expect
    .poll(async () => {
      await box.press("x");
      return page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent("pagehide"));
        return window.metrics?.filter(({ name }) => name === "interaction").at(0);
      });
    })
    .toMatchObject({
      element: "scout-lookup",
      value: expect.any(Number),
      attribution: { kind: "keyboard", interactions: expect.any(Number) },
    });
});
