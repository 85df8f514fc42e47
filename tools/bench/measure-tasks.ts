import type { Browser } from "playwright";
import { longestTaskDuring } from "../../test/support/cdp-tasks.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

/** Measures the longest task from opening the page to the results, at full speed. */
export async function measureLongestTask(
  browser: Browser,
  origin: string,
  { path, tag }: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  const maxTaskMs = await longestTaskDuring(browser, page, async () => {
    await page.goto(origin + path);
    const element = page.locator(tag).first();
    await element
      .locator("input")
      .first()
      .pressSequentially("200 Cached Street, Test City, TX 75001");
    await element.getByRole("button", { name: "Search", exact: true }).click();
    await element.getByText(/Showing Results For:|Searched/).waitFor();
  });
  await page.context().close();
  return maxTaskMs;
}
