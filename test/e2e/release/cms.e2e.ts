import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { overflowOf } from "../support/inspect-page.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const tags = ["scout-lookup", "scout-pricing", "scout-contracts"] as const;

test("three elements on a page with hostile styles look the same as without them", async () => {
  const { page } = await demo.enter("/demo/cms.html");
  const box = page.getByRole("combobox", { name: "Street address" });
  await box.waitFor();
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await page.getByRole("combobox", { name: "Service address" }).waitFor();
  for (const tag of tags) {
    const style = await page.locator(tag).evaluate((element) => {
      const { float, fontStyle, textTransform, color, fontSize, textAlign } =
        getComputedStyle(element);
      return { float, fontStyle, textTransform, color, fontSize, textAlign };
    });
    expect([tag, style]).toEqual([
      tag,
      {
        float: "none",
        fontStyle: "normal",
        textTransform: "none",
        color: "rgb(22, 34, 45)",
        fontSize: "16px",
        textAlign: "start",
      },
    ]);
  }
  const search = page.locator("scout-lookup").getByRole("button", { name: "Search", exact: true });
  expect(await search.evaluate((button) => getComputedStyle(button).borderStyle)).toBe("solid");
});

test("the page with its elements fits at every width", async () => {
  const { page } = await demo.enter("/demo/cms.html");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  const overflows: number[] = [];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    overflows.push(await overflowOf(page));
  }
  expect(overflows).toEqual([0, 0, 0]);
});

test("a placeholder of an editor becomes the element, and keeps its own attributes", async () => {
  const { page } = await demo.enter("/demo/cms.html");
  const box = page.getByRole("combobox", { name: "Street address" });
  await box.fill("100 Main Street, New York, NY 10029");
  await page.locator("scout-lookup").getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("progressbar").waitFor();
  expect(new URL(page.url()).search).toBe("");
});
