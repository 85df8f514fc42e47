import type { Browser } from "playwright";
import { throttleProcessor } from "../../test/support/cdp-throttle.ts";
import type { Variant } from "./build-bench-site.ts";
import { openColdPage } from "./open-page.ts";
import { median } from "./statistics.ts";
import { watchActs } from "./watch-acts.ts";

export const libraryRows = 10_000;

/** Keys that filter the library from all rows to few, and Backspace keys that restore them. */
const keys = ["c", "o", "m", "Backspace", "Backspace", "Backspace", "n", "e", "t"];

const logo =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const syllables = ["com", "net", "tel", "fiber", "cloud", "link", "wave", "star", "data", "path"];

/** Measures typing into the search box of a library with many rows, on a slow machine, per key until its frame. */
export async function measureTyping(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<{ readonly typingMs: number; readonly slowestMs: number }> {
  const page = await openColdPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchActs);
  await page.route("**/api/v1/provider-library?*", (route) => route.fulfill({ json: answer() }));
  await page.route("**/api/v1/provider-library/autocomplete?*", (route) =>
    route.fulfill({ json: { data: { rows: [] } } }),
  );
  await page.goto(origin + path);
  await page.getByRole("listitem").first().waitFor();
  const box = page.getByRole("combobox", { name: "Find a Provider" });
  await box.focus();
  await throttleProcessor(page);
  const times: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    times.push((await page.evaluate(() => window.benchActs?.at(-1))) ?? Number.NaN);
  }
  await page.context().close();
  return { typingMs: median(times), slowestMs: Math.max(...times) };
}

function answer(): object {
  const rows = Array.from({ length: libraryRows }, (_, index) => {
    const parts = [index % 10, Math.floor(index / 10) % 10, Math.floor(index / 100) % 10];
    const name = `${parts.map((part) => syllables[part]).join("")} ${index}`;
    const category = [{ value: String(index % 12), label: `Category ${index % 12}` }];
    return { name, category, logo: `<img src="${logo}" alt="${name}">`, uri: `/p/${index}` };
  });
  const category = Array.from({ length: 12 }, (_, value) => ({
    value: String(value),
    label: `Category ${value}`,
  }));
  return { data: { rows, total: libraryRows, filter_options: { category }, message: null } };
}
