import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { houston } from "../support/pricing-path.ts";
import { draftGuid, wizardPath } from "../support/wizard-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** The routes of the portal, with data. */
const routes = [
  "/",
  "/search/site?keys=questions",
  "/scout",
  "/scout/bulk",
  "/scout/pricing",
  `/scout/pricing?${new URLSearchParams({ address: houston })}`,
  "/scout/contracts",
  wizardPath(draftGuid),
  "/solutions-finder",
  "/solutions-index",
  "/provider-library",
  "/resource-library",
  "/account",
  "/solutions/questionnaires",
];

/** Pages with one element and a text below it. */
const pages = [
  "lookup",
  "bulk",
  "pricing",
  "contracts",
  "dashboard",
  "search",
  "solutions-finder",
  "solutions-index",
  "provider-library",
  "resource-library",
  "branding",
  "content",
  "contract-wizard",
  "login",
].map((name) => `/demo/${name}.html`);

/** Runs in the page before everything else: records layout shifts without user input in a drawn page. */
const noteShifts = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body { opacity: 1 !important }");
  const draw = () => document.adoptedStyleSheets.push(sheet);
  draw();
  window.layoutShifts = [];
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moves = sources.map((one) => boxOf(one.previousRect) + " to " + boxOf(one.currentRect));
      window.layoutShifts.push({ value, moves });
    }
  }).observe({ type: "layout-shift", buffered: true });
})()`;

/** While it is pending, no call of a page is answered. */
let heldAnswers: Promise<void> = Promise.resolve();

/**
 * Opens a tab of this width. Its calls are answered after the page has been painted without them.
 */
async function openAt(width: number): Promise<Page> {
  const { page } = await demo.enter("/favicon.ico", {
    viewport: { width, height: width < 500 ? 780 : 900 },
    reducedMotion: "no-preference",
  });
  await page.addInitScript(noteShifts);
  await page.route("**/*", async (route) => {
    if (!["fetch", "xhr", "image"].includes(route.request().resourceType())) {
      return route.fallback();
    }
    await page.evaluate(painted).catch(() => {}); // The page was left.
    await heldAnswers;
    await route.fallback().catch(() => {});
  });
  return page;
}

/** True while visible content is still loading, also inside shadow roots. */
const isWaiting = `(() => {
  const waitsFor = (one) => one.matches(".skeleton, :not(:defined)")
    ? one.checkVisibility()
    : (one.complete === false && one.loading !== "lazy") || (one.shadowRoot !== null && waitsIn(one.shadowRoot));
  const waitsIn = (root) => [...root.querySelectorAll("*")].some(waitsFor);
  return waitsIn(document);
})()`;

const painted =
  "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))";

/** Resolves when the page has drawn its current state. */
const drawnPage = `${painted}.then(() => new Promise((resolve) => requestIdleCallback(() => resolve()))).then(() => ${painted})`;

/** Returns the noticeable shifts since the last call, after all content has loaded. */
async function shiftsOf(page: Page): Promise<readonly unknown[]> {
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(isWaiting)).toBe(false);
  await page.evaluate(painted);
  const shifts = await page.evaluate("window.layoutShifts.splice(0)");
  return (shifts as readonly { value: number }[]).filter(({ value }) => value >= 0.001);
}

/** Groups the shifts by path. */
async function shiftsAt(
  page: Page,
  paths: readonly string[],
  go: (path: string) => Promise<unknown>,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found: Record<string, readonly unknown[]> = {};
  for (const path of paths) {
    await go(path);
    const shifts = await shiftsOf(page);
    if (shifts.length > 0) found[path] = shifts;
  }
  return found;
}

test.for([routes.slice(0, 7), routes.slice(7)])(
  "W15: nothing shifts while routes load at 360 px",
  async (some) => {
    const page = await openAt(360);
    expect(await shiftsAt(page, some, (path) => page.goto(path))).toEqual({});
  },
);

test.for([768, 1440])("W15: nothing shifts between routes at %i px", async (width) => {
  const page = await openAt(width);
  await page.goto("/");
  const first = await shiftsOf(page);
  const go = async (path: string) => {
    let release = () => {};
    heldAnswers = new Promise((resolve) => {
      release = resolve;
    });
    await page.locator("scout-portal").evaluate((portal, href) => {
      Reflect.apply(Reflect.get(portal, "navigate"), portal, [href]);
    }, path);
    // Ignores shifts that the user requested: another screen, with or without the second row of
    // links.
    await page.evaluate(drawnPage);
    await page.evaluate("window.layoutShifts.splice(0)");
    release();
  };
  expect({ "/": first, ...(await shiftsAt(page, routes.slice(1), go)) }).toEqual({ "/": [] });
});

test.for([360, 1440])(
  "W15: content below the only element of a page does not move at %i px",
  async (width) => {
    const page = await openAt(width);
    expect(await shiftsAt(page, pages, (path) => page.goto(path))).toEqual({});
  },
);
