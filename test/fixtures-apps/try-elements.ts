import { deepEqual, equal } from "node:assert/strict";
import type { Browser, Page } from "playwright";
import { watchTroubles } from "./watch-troubles.ts";

/** Uses every kind of attribute, property, event and method, and mounts the elements a hundred times. */
export async function tryElements(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const troubles = watchTroubles(page);
  try {
    await page.goto(address);
    await untilHeard(page, "scout-ready");
    await checkElements(page);
    await page.getByRole("button", { name: "Call search" }).click();
    await untilHeard(page, "scout-lookup-completed");
    const [started] = await heard(page, "scout-lookup-started");
    equal(Reflect.get(Object(started), "address"), "200 Cached Street, Test City, TX 75001");

    await page.getByRole("link", { name: "Fixture entry" }).click();
    await untilHeard(page, "scout-navigated");
    equal(page.url(), address, "a prevented navigation stays");

    await page.getByRole("button", { name: "Mount often" }).click();
    await page.waitForFunction(() => document.title === "Mounted 100 times");
    await checkElements(page);
    equal(await page.locator("scout-lookup").count(), 1);
    deepEqual(troubles, []);
  } finally {
    await page.close();
  }
}

/** Checks that attributes and properties take effect. */
async function checkElements(page: Page): Promise<void> {
  const lookup = page.locator("scout-lookup.wide");
  await lookup.getByRole("heading", { name: "SCOUT Lookup", level: 3 }).waitFor();
  await page.getByRole("link", { name: "Fixture entry" }).waitFor();
  const facts = await lookup.evaluate((element) => ({
    scheme: getComputedStyle(element).colorScheme,
    productName: Reflect.get(element, "productName"),
    routing: Reflect.get(element, "routing"),
    apiBase: Reflect.get(element, "apiBase"),
  }));
  deepEqual(facts, { scheme: "dark", productName: "Fixture", routing: "none", apiBase: "" });
}

async function untilHeard(page: Page, type: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [Reflect.get(globalThis, "heard") ?? []].flat().some((event) => event.type === wanted),
    type,
  );
}

async function heard(page: Page, type: string): Promise<readonly unknown[]> {
  return page.evaluate(
    (wanted) =>
      [Reflect.get(globalThis, "heard") ?? []]
        .flat()
        .filter((event) => event.type === wanted)
        .map((event) => event.detail),
    type,
  );
}
