import { equal, ok } from "node:assert/strict";
import type { Browser, Page } from "playwright";
import { watchTroubles } from "./watch-troubles.ts";

const address = "200 Cached Street, Test City, TX 75001";
const query = `?${new URLSearchParams({ address })}`;

/**
 * Searches in an element, goes to another route, back, forward, back and reloads, and opens the
 * address in a new page (decisions W19). An element in a route that is hidden looks nothing up
 * (decisions W20).
 */
export async function tryRouter(
  browser: Browser,
  origin: string,
  lookup = "/lookup",
): Promise<void> {
  const page = await browser.newPage();
  const troubles = watchTroubles(page);
  let starts = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/v1/scout") starts += 1;
  });
  const isStarted = (times: number, when: string) => equal(starts, times, `lookups ${when}`);
  try {
    await page.goto(origin + lookup);
    await isAtLookup(page);
    const before = await historyOf(page);
    await page
      .getByRole("combobox", { name: "Street address" })
      .filter({ visible: true })
      .fill(address);
    await page.keyboard.press("Enter");
    await hasResults(page);
    await isAt(page, lookup + query);
    isStarted(1, "after the search");
    const after = await historyOf(page);
    equal(after.length - before.length, 0, "entries that the search added");
    for (const member of before.members) {
      ok(after.members.includes(member), `the router's ${member} in history.state`);
    }

    await page.getByRole("link", { name: "Other" }).click();
    await isAtOther(page);
    await isAt(page, "/other");

    await page.goBack();
    await isAtLookup(page);
    await hasResults(page);
    await isAt(page, lookup + query);

    isStarted(1, "after Back");
    await page.goForward();
    await isAtOther(page);
    await isAt(page, "/other");
    equal(
      await page
        .locator("scout-lookup")
        .filter({ visible: true })
        .getByRole("heading", { name: "LEC" })
        .count(),
      0,
    );

    await page.goBack();
    await hasResults(page);
    isStarted(1, "before the reload");
    await page.reload();
    await isAtLookup(page);
    await hasResults(page);
    await isAt(page, lookup + query);

    isStarted(1, "after the reload, which shows the kept results (decisions G10)");
    await page.goto(`${origin}${lookup}${query}`);
    await isAtLookup(page);
    await hasResults(page);
    isStarted(1, "at the same address again");
    equal(troubles.join("\n"), "");
  } finally {
    await page.close();
  }
}

async function isAtLookup(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Lookup page" }).waitFor();
  await page
    .getByRole("combobox", { name: "Street address" })
    .filter({ visible: true })
    .first()
    .waitFor();
}

async function isAtOther(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Other page" }).waitFor();
  await page.getByRole("heading", { name: "Lookup page" }).waitFor({ state: "hidden" });
}

async function hasResults(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "LEC" }).filter({ visible: true }).first().waitFor();
}

/**
 * Waits, because a router writes the address either before or after it draws the page. Angular's
 * router writes `%20` for the `+` of a query.
 */
async function isAt(page: Page, path: string): Promise<void> {
  const same = ({ pathname, searchParams }: URL) =>
    pathname + (searchParams.size > 0 ? `?${searchParams}` : "") === path;
  await page.waitForURL(same, { waitUntil: "commit", timeout: 5000 });
}

function historyOf(page: Page): Promise<{ length: number; members: readonly string[] }> {
  return page.evaluate(() => ({
    length: history.length,
    members: Object.keys(Object(history.state)),
  }));
}
