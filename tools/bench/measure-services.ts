import type { Browser } from "playwright";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { largeSearch } from "./large-search.ts";
import { openColdPage } from "./open-page.ts";
import { median } from "./statistics.ts";
import { heldClick, watchActs } from "./watch-acts.ts";

export interface ServicesTimes {
  /** The median time from a click on one of thousands of services to the frame that shows it chosen. */
  readonly choiceMs: number;
  /** The number of nodes of the element, with all sections shown. */
  readonly nodes: number;
}

const choices = 7;

/** Measures choosing among the services of a large search, all sections shown, on a slow machine. */
export async function measureServices(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<ServicesTimes> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchActs);
  const { rows, ...search } = largeSearch();
  const titled = rows.map((row) => ({
    ...row,
    title: `Service ${row.id}`,
    description: "<p>With a <b>static</b> address.</p>",
  }));
  await page.route("**/api/scout/v1/pricing", (route) =>
    route.fulfill({ json: { ...search, rows: titled, address_display: "1 Main Street" } }),
  );
  const inputs = new URLSearchParams({ address: "1 Main Street", provider: "cox", term: "24" });
  await page.goto(`${origin}${path}?${inputs}`);
  const sections = page.getByRole("group", { name: "Service types" }).getByRole("checkbox");
  await sections.first().waitFor();
  for (const section of await sections.all()) {
    if ((await section.getAttribute("aria-disabled")) === null) await section.check();
  }
  const nodes = await page.evaluate(
    () => document.querySelector("scout-pricing")?.shadowRoot?.querySelectorAll("*").length,
  );
  await throttleProcessor(page);
  const times: number[] = [];
  for (let choice = 0; choice < choices; choice += 1) {
    const free = page.locator("li.service:not(.unavailable) .choice-input:not(:checked)");
    await free.nth(Math.floor((choice * (await free.count())) / choices)).click(heldClick);
    times.push((await page.evaluate(() => window.benchActs?.at(-1))) ?? Number.NaN);
  }
  await page.context().close();
  return { choiceMs: median(times), nodes: nodes ?? Number.NaN };
}
