import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findClippedText, overflowOf } from "./support/inspect-page.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { screenStates } from "./support/screen-states.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

describe.each(screenStates)("$name", ({ path, options, reach }) => {
  test("fits a window of 320 pixels, and text of double size", async () => {
    const visitor = await demo.enter(path, { ...options, viewport: { width: 320, height: 700 } });
    await reach(visitor);
    expect(await overflowOf(visitor.page), "overflow at 320").toBeLessThanOrEqual(0);
    expect(await findClippedText(visitor.element), "clipped at 320").toEqual([]);
    await visitor.element.evaluate((element) =>
      element.style.setProperty("--scout-font-size", "32px"),
    );
    for (const width of [640, 1280]) {
      await visitor.page.setViewportSize({ width, height: 700 });
      expect(await overflowOf(visitor.page), `overflow at ${width}`).toBeLessThanOrEqual(0);
      expect(await findClippedText(visitor.element), `clipped at ${width}`).toEqual([]);
    }
  });
});

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
