import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "../support/open-demo.ts";

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

test("the font size property scales all sizes", async () => {
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

test.for(["content", "branding"])(
  "on a phone the bar of the demo shows the link of the current page (%s)",
  async (name) => {
    const { page } = await demo.enter(`/demo/${name}.html`);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    const current = page.locator(".bar [aria-current=page]");
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().right))
      .toBeLessThanOrEqual(360 - 48);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

/** Returns the columns of the grid with this list. */
function columnsOf(list: Locator): Promise<number> {
  return list.evaluate((box) => {
    const grids = [box, ...box.querySelectorAll("*")].map((part) => getComputedStyle(part));
    const grid = grids.find(({ gridTemplateColumns }) => gridTemplateColumns.includes(" "));
    return grid?.gridTemplateColumns.split(" ").length ?? 1;
  });
}

/** The order changes the columns of the index with each width, because they follow their box a moment later. */
const widths = [1280, 1920, 1600, 2560] as const;

/** The grid of a page, and its number of columns at each width: cards and the index. */
const grids: readonly (readonly [string, (page: Page) => Locator, readonly number[]])[] = [
  ["/provider-library", (page) => page.getByRole("list", { name: "Providers" }), [3, 5, 5, 5]],
  ["/solutions-finder", (page) => page.getByRole("list", { name: /Provider/ }), [3, 5, 5, 5]],
  ["/solutions-index", (page) => page.locator("solutions-index .masonry"), [3, 4, 3, 4]],
];

test.for(grids)(
  "2 §9: the grid of %s uses the available width",
  async ([path, gridOf, columns]) => {
    const { page } = await demo.enter(path);
    const grid = gridOf(page).first();
    // An empty grid has no columns.
    await grid.locator("> *").first().waitFor();
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columnsOf(grid), { message: `at ${width} px` }).toBe(columns[at]);
    }
  },
);

test("with the proposal open, names of providers do not break within words", async () => {
  const { page } = await demo.enter("/solutions-finder");
  await page
    .getByRole("checkbox", { name: /Acadia/ })
    .first()
    .check({ force: true });
  await page.getByRole("region", { name: "Proposal" }).waitFor();
  await page.getByRole("combobox", { name: "Search Keywords" }).fill("communications");
  await page.locator(".provider-card-name").first().waitFor();
  // The finder's container is just wide enough for three columns of cards, and then for five.
  for (const width of [1074, 1100, 1480, 1520]) {
    await resize(page, width);
    const broken = await page.locator(".provider-card-name").evaluateAll((names) =>
      names.flatMap((name) => {
        const text = document
          .createTreeWalker(name.querySelector("a") ?? name, NodeFilter.SHOW_TEXT)
          .nextNode();
        return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

/** Waits two frames, in which everything adapts to the new width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test("in a window of 1440 by 900 the first price of the board is in view", async () => {
  const address = "7040 Elm Street, Dallas, TX 75254";
  const { page } = await demo.enter(`/scout/pricing?address=${encodeURIComponent(address)}`, {
    viewport: { width: 1440, height: 900 },
  });
  const price = page.getByRole("table", { name: "Price board" }).getByRole("button").first();
  await price.waitFor();
  const box = await price.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(900);
});

test("the builder's choices show their whole texts at every width", async () => {
  const address = "7040 Elm Street, Dallas, TX 75254";
  const { page } = await demo.enter(`/scout/pricing?address=${encodeURIComponent(address)}`);
  const choice = page.getByRole("combobox", { name: "Provider", exact: true });
  await choice.waitFor();
  for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
    await resize(page, width);
    const room = await choice.evaluate((select) => {
      const style = getComputedStyle(select);
      const ruler = document.createElement("canvas").getContext("2d");
      if (ruler === null) return -1;
      ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const inside =
        select.clientWidth -
        Number.parseFloat(style.paddingInlineStart) -
        Number.parseFloat(style.paddingInlineEnd);
      return inside - ruler.measureText("All providers").width;
    });
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test("at 360 px the bar with the totals of a proposal is as wide as the page", async () => {
  const address = encodeURIComponent("7040 Elm Street, Dallas, TX 75254");
  const { page } = await demo.enter(`/scout/pricing?address=${address}&provider=spectrum&term=36`, {
    viewport: { width: 360, height: 780 },
  });
  await page.getByRole("checkbox", { name: "Broadband", exact: true }).check();
  await page.getByRole("radio", { disabled: false }).first().check();
  const bar = await page.locator(".totals-bar").boundingBox();
  expect(bar).toMatchObject({ x: 0, width: 360 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the dashboard has the same edge as the Scout screens", async () => {
  const { page } = await demo.enter("/", { viewport: { width: 1920, height: 900 } });
  const edge = async (name: string) =>
    (await page.getByRole("heading", { name, level: 1 }).boundingBox())?.x;
  await page.getByRole("heading", { name: "Contracts to Finish" }).waitFor();
  const own = await edge("Dashboard");
  await page.getByRole("link", { name: "Scout", exact: true }).first().click();
  await page.getByRole("heading", { name: "SCOUT Lookup" }).waitFor();
  expect(await edge("SCOUT Lookup")).toBe(own);
});

test.for([
  ["/account", "account-branding"],
  ["/solutions/questionnaires", "content-page"],
])("texts at %s keep a readable line length at 2560 px", async ([path = "", tag]) => {
  const { page } = await demo.enter(path, { viewport: { width: 2560, height: 900 } });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const box = await page.locator(`scout-portal > ${tag} .scout-root`).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1392);
});
