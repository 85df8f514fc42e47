import type { Locator } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

test("the host page's root font size changes nothing", async () => {
  const lookup = await demo.visit("/demo/plain.html");
  await lookup.box.waitFor();
  const before = await lookup.box.boundingBox();
  await lookup.page.evaluate(() =>
    document.documentElement.style.setProperty("font-size", "62.5%"),
  );
  expect(await lookup.box.boundingBox()).toEqual(before);
});

test("the font size property scales everything", async () => {
  const lookup = await demo.visit("/demo/plain.html");
  await lookup.box.waitFor();
  const sizeOf = () =>
    lookup.box.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize));
  const before = await sizeOf();
  await lookup.page
    .locator("scout-lookup")
    .evaluate((element) => element.style.setProperty("--scout-font-size", "32px"));
  expect(await sizeOf()).toBeCloseTo(before * 2, 0);
});

/** Columns of the grid with this list. */
function columnsOf(list: Locator): Promise<number> {
  return list.evaluate((box) => {
    const grids = [box, ...box.querySelectorAll("*")].map((part) => getComputedStyle(part));
    const grid = grids.find(({ gridTemplateColumns }) => gridTemplateColumns.includes(" "));
    return grid?.gridTemplateColumns.split(" ").length ?? 1;
  });
}

/** Window width, columns of provider cards (2 §9; decisions W1) and columns of the index (decisions R17). */
const widths = [
  [1280, 3, 3],
  [1600, 5, 3],
  [1920, 5, 4],
  [2560, 5, 4],
] as const;

test.for(widths)(
  "2 §9: at %d px the portal's grids use the available width",
  async ([width, cards, terms]) => {
    const { page } = await demo.enter("/provider-library", { viewport: { width, height: 900 } });
    const library = page.getByRole("list", { name: "Providers" });
    await library.getByRole("listitem").first().waitFor();
    expect(await columnsOf(library)).toBe(cards);
    await page.goto("/solutions-finder");
    const finder = page.getByRole("list", { name: /Provider/ }).first();
    await finder.getByRole("listitem").first().waitFor();
    expect(await columnsOf(finder)).toBe(cards);
    await page.goto("/solutions-index");
    const index = page.locator("solutions-index .masonry");
    await index.waitFor();
    expect(await columnsOf(index)).toBe(terms);
  },
);

test.for([
  ["/", "portal-dashboard"],
  ["/account", "account-branding"],
  ["/solutions/questionnaires", "content-page"],
])("what is read at %s keeps a measure at 2560 px", async ([path = "", tag]) => {
  const { page } = await demo.enter(path, { viewport: { width: 2560, height: 900 } });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const box = await page.locator(`scout-portal > ${tag}`).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1440);
});
