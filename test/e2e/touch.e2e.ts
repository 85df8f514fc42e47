import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";
import { houston } from "./support/pricing-path.ts";
import { type SmallTarget, smallTargetsIn } from "./support/small-targets.ts";
import type { Visitor } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const phone = { width: 360, height: 740 };
const tablet = { width: 1180, height: 820 };
/** A finger is the only pointer. */
const finger = { hasTouch: true, isMobile: true } satisfies VisitOptions;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: VisitOptions["as"];
  /** Waits for what is touched, and does what shows it. */
  readonly open: (page: Page, visitor: Visitor) => Promise<unknown>;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first().waitFor();

const screens: readonly Screen[] = [
  { name: "the dashboard", path: "/", open: (page) => heading(page, "Recent Addresses") },
  {
    name: "the results of a lookup",
    path: `/scout?address=${encodeURIComponent(houston)}`,
    async open(page, { advance }) {
      await page.getByRole("progressbar").waitFor();
      while ((await page.getByRole("progressbar").count()) > 0) await advance(1000);
      await page.getByText(/^\d+ providers · /).waitFor();
    },
  },
  {
    name: "bulk with results",
    path: "/scout/bulk",
    async open(page) {
      await page
        .getByRole("button", { name: /^Download/ })
        .nth(1)
        .click();
      await page.getByRole("rowheader", { name: "Row 2", exact: true }).waitFor();
    },
  },
  {
    name: "the builder with a proposal",
    path: `/scout/pricing?address=${encodeURIComponent(houston)}&provider=comcast&term=36`,
    async open(page) {
      await page
        .getByRole("checkbox", { name: /^Broadband/ })
        .first()
        .check();
      await page.getByLabel("Comcast Business Internet 300 Mbps", { exact: true }).first().check();
      await page.locator(".cart-line").first().waitFor();
    },
  },
  {
    name: "the price board",
    path: `/scout/pricing?address=${encodeURIComponent(houston)}`,
    open: (page) => page.getByRole("table", { name: "Price board" }).waitFor(),
  },
  {
    name: "the contracts",
    path: "/scout/contracts",
    open: (page) => page.getByRole("table").waitFor(),
  },
  {
    name: "the finder with a selection",
    path: "/solutions-finder",
    async open(page) {
      await heading(page, "424 Providers Found");
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .click();
      await page.getByRole("list", { name: "Selected Providers" }).waitFor();
    },
  },
  {
    name: "the index",
    path: "/solutions-index",
    open: (page) => heading(page, /^Access Types/),
  },
  {
    name: "the provider library",
    path: "/provider-library",
    open: (page) => heading(page, /Providers Found/),
  },
  {
    name: "the resource library",
    path: "/resource-library?keyword=comcast",
    open: (page) => heading(page, /^Results/),
  },
  {
    name: "the branding",
    path: "/account",
    as: "Administrator",
    open: (page) => page.getByRole("button", { name: "Save All Changes" }).waitFor(),
  },
  {
    name: "a page of content",
    path: "/pages/partner-services",
    open: (page) => heading(page, "Contacts"),
  },
  {
    name: "the search",
    path: "/search/site?keys=provider",
    open: (page) => page.locator(".result").first().waitFor(),
  },
  {
    name: "the sign-in",
    path: "/login/",
    as: "Signed out",
    open: (page) =>
      page
        .getByRole("button", { name: /Log ?in|Sign in/i })
        .first()
        .waitFor(),
  },
];

describe("W16: where a finger is the pointer, every target has 44 by 44 px", () => {
  test.each(screens)("$name", async ({ path, as, open }) => {
    const visitor = await demo.enter(path, { ...finger, viewport: tablet, ...(as && { as }) });
    const { page } = visitor;
    await open(page, visitor);
    const small: Record<string, readonly SmallTarget[]> = {};
    for (const [name, viewport] of Object.entries({ tablet, phone })) {
      await page.setViewportSize(viewport);
      // Measured once the parts that follow their own box have been drawn anew.
      await page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
      );
      small[name] = await page.evaluate(smallTargetsIn);
    }
    expect(small).toEqual({ tablet: [], phone: [] });
  });
});

test("W16: on a phone a facet of the finder is a sheet at the lower edge, and the page below does not move", async () => {
  const { page, seesHeading } = await demo.enter("/solutions-finder", {
    ...finger,
    viewport: phone,
  });
  await seesHeading("424 Providers Found");
  await page.getByRole("button", { name: "Filters" }).tap();
  await page.getByRole("button", { name: "Access Types" }).tap();
  const sheet = page.getByRole("dialog", { name: "Access Types" });
  const box = await sheet.boundingBox();
  expect(box).toMatchObject({ x: 0, width: phone.width });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const protocol = await page.context().newCDPSession(page);
  const drag = { x: 180, yDistance: -200, gestureSourceType: "touch" } as const;
  for (const y of [20, 400]) await protocol.send("Input.synthesizeScrollGesture", { ...drag, y });
  expect(await scrolled()).toBe(before);
  await page.touchscreen.tap(180, 20);
  await sheet.waitFor({ state: "detached" });
});
