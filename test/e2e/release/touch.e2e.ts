import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo, type VisitOptions } from "../support/open-demo.ts";
import { houston, pricingPath } from "../support/pricing-path.ts";
import { type OpenScreen, type ScreenName, screens } from "../support/screens.ts";
import { type SmallTarget, smallTargetsIn } from "../support/small-targets.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const phone = { width: 360, height: 740 };
const tablet = { width: 1180, height: 820 };
/** Options of a device whose only pointer is a finger. */
const finger = { hasTouch: true, isMobile: true } satisfies VisitOptions;

/** The form of a contract is a page of another origin. */
const touched = Object.entries<OpenScreen>(screens).filter(
  ([name]) => name !== ("the form of a contract" satisfies ScreenName),
);

/** Returns fields with text below 16 px, which Safari on iOS zooms into. */
const smallFieldsOf = (page: Page) =>
  page
    .locator("input:not([type=checkbox], [type=radio]), select, textarea")
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );

describe("W16: with a finger as pointer, every target has 44 by 44 px, and every field has text of 16 px", () => {
  test.each(touched)(
    "the targets and fields of %s have these sizes",
    async (_name, { path, as, open }) => {
      const visitor = await demo.enter(path, { ...finger, viewport: tablet, ...(as && { as }) });
      const { page } = visitor;
      await open(page, visitor);
      const small: Record<string, readonly SmallTarget[]> = {};
      for (const [name, viewport] of Object.entries({ tablet, phone })) {
        await page.setViewportSize(viewport);
        // Measures after parts that follow the width of their box have been redrawn.
        await page.evaluate(
          "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
        );
        small[name] = await page.evaluate(smallTargetsIn);
      }
      expect(small).toEqual({ tablet: [], phone: [] });
      expect(await smallFieldsOf(page)).toEqual([]);
    },
  );
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

test("W16: Undo and Redo are beside the heading, and a touch shows why one is unavailable", async () => {
  const { path, open } = screens["the builder with a proposal"];
  const { page } = await demo.enter(path, { ...finger, viewport: tablet });
  await open(page);
  const [undo, redo] = ["Undo", "Redo"].map((name) =>
    page.locator(".proposal-top").getByRole("button", { name }),
  );
  const reason = page.getByText("Nothing to redo.");
  expect((await redo?.boundingBox())?.y).toBe((await undo?.boundingBox())?.y);
  expect(await reason.isVisible()).toBe(false);
  await redo?.tap({ force: true });
  expect(await reason.isVisible()).toBe(true);
});

test("K9: with a finger as pointer, a price that was tapped is not filled as if it were chosen", async () => {
  const { page } = await demo.enter(pricingPath(houston), { ...finger, viewport: tablet });
  const price = page.locator("scout-pricing .board-price").first();
  await price.hover();
  const fillOf = () => price.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await fillOf()).toBe("rgba(0, 0, 0, 0)");
});
