import type { Browser } from "playwright";
import type { Variant } from "./build-bench-site.ts";
import type { RefreshTimes } from "./refresh-page.ts";

/** The agent's draft that the backend starts with. */
const contract = "c0ffee00-0000-4000-8000-000000000003";

/** Refreshes of a contract's preview beside the PDF library alone, in one page at full speed. */
export async function measureRefresh(
  browser: Browser,
  origin: string,
  { path }: Variant,
  rounds: number,
): Promise<RefreshTimes> {
  // The measuring page starts a worker of its own, which the demo's policy would refuse.
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}${path}?contract=${contract}`);
  await page.waitForFunction(() => "measureRefreshes" in globalThis);
  const times = await page.evaluate((count) => globalThis.measureRefreshes(count), rounds);
  await context.close();
  return times;
}
