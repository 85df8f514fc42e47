import type { Browser } from "playwright";
import { longestTaskDuring } from "../support/cdp-tasks.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";

/** The longest task from opening the page to the results, at full speed. */
export async function measureLongestTask(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<number> {
  const page = await openColdPage(browser);
  const longestMs = await longestTaskDuring(browser, page, async () => {
    await page.goto(origin + path);
    const box = page.getByLabel("Street address", { exact: true }).and(page.locator("input"));
    await box.first().pressSequentially("200 Cached Street, Test City, TX 75001");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    const shown = page.getByText("Showing Results For:").or(page.getByText("Searched"));
    await shown.first().waitFor();
  });
  await page.context().close();
  return longestMs;
}
