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
