import type { Browser } from "playwright";
import type { Variant } from "./build-bench-site.ts";
import type { CartTimes } from "./cart-page.ts";

/** Measures the cart of a large search in a page at full speed. */
export async function measureCart(
  browser: Browser,
  origin: string,
  { path }: Variant,
): Promise<CartTimes> {
  const page = await browser.newPage();
  await page.goto(origin + path);
  const times = await page.evaluate(() => globalThis.measureCartEvents());
  await page.close();
  return times;
}
