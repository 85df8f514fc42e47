import type { Browser, Page } from "playwright";
import { findPricingScenarioByCode } from "../../demo/server/index.ts";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import { median } from "./statistics.ts";
import { heldClick, watchActs } from "./watch-acts.ts";

export interface ChoiceTimes {
  /** The median time from a click on a service to the frame that shows it chosen. */
  readonly choiceMs: number;
  /** The number of services shown. */
  readonly rows: number;
}

const choices = 7;

/** Measures choosing services in the largest list of the demo, fully shown, on a slow machine. */
export async function measureChoice(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<ChoiceTimes> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchActs);
  const address = findPricingScenarioByCode("all-carriers")?.address ?? "";
  const inputs = new URLSearchParams({ address, provider: "granite", term: "36" });
  await page.goto(`${origin}${path}?${inputs}`);
  await showEverything(page);
  const rows = await page.locator("li.service").count();
  await throttleProcessor(page);
  const times: number[] = [];
  for (let choice = 0; choice < choices; choice += 1) {
    const free = page.locator("li.service:not(.unavailable) .choice-input:not(:checked)");
    await free.nth(Math.floor((choice * (await free.count())) / choices)).click(heldClick);
    times.push((await page.evaluate(() => window.benchActs?.at(-1))) ?? Number.NaN);
  }
  await page.context().close();
  return { choiceMs: median(times), rows };
}

async function showEverything(page: Page): Promise<void> {
  const sections = page.getByRole("group", { name: "Service types" }).getByRole("checkbox");
  await sections.first().waitFor();
  for (const section of await sections.all()) {
    if ((await section.getAttribute("aria-disabled")) === null) await section.check();
  }
}
