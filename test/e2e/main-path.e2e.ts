import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

describe.each(["/demo/lookup.html", "/demo/plain.html"])("an address looked up on %s", (path) => {
  test("an address is typed, chosen, looked up and shown", async () => {
    const lookup = await demo.visit(path);
    await lookup.type("100 m");
    const chosen = await lookup.options.first().textContent();
    await lookup.options.first().click();
    await lookup.seesProgress();
    expect(await lookup.bar.getAttribute("aria-valuenow")).toBe("0");
    await lookup.pollAfter(4000);
    await lookup.sees(/(carrier|company|fiber|coverage)[^.]*\.\.\./);
    expect(Number(await lookup.bar.getAttribute("aria-valuenow"))).toBeGreaterThan(10);
    await lookup.pollAfter();
    await lookup.seesCards();
    expect(new URL(lookup.page.url()).searchParams.get("address")).toBe(chosen);
    expect(await lookup.page.getByRole("columnheader").allInnerTexts()).toEqual([
      "Provider",
      "Status",
      "Best Speed",
      "Access Type",
      "Distance",
      "Generate Pricing",
    ]);
    for (const name of ["NPA-NXX", "LATA", "WIRE CENTER CLLI"]) await lookup.sees(name);
  });

  test("an address is looked up by keyboard only", async () => {
    const lookup = await demo.visit(path);
    await lookup.box.waitFor();
    while (!(await lookup.box.evaluate((box) => box.matches(":focus")))) await lookup.press("Tab");
    await lookup.page.keyboard.type("100 m");
    await lookup.options.first().waitFor();
    await lookup.press("ArrowDown", "ArrowDown", "ArrowUp");
    const chosen = await lookup.page.getByRole("option", { selected: true }).textContent();
    await lookup.press("Enter");
    expect(await lookup.box.inputValue()).toBe(chosen);
    await lookup.seesProgress();
    await lookup.pollAfter();
    await lookup.seesCards();
    await lookup.press("Tab", "Tab", "Tab");
    const focused = lookup.page.locator("scout-lookup :focus");
    expect(await focused.textContent()).toBe("Clear");
    await lookup.press("Enter");
    await lookup.sees("Enter an address to see");
    expect(await lookup.box.inputValue()).toBe("");
    expect(await lookup.box.evaluate((box) => box.matches(":focus"))).toBe(true);
  });
});

test("an address that is typed completely needs no suggestion", async () => {
  const lookup = await demo.visit("/demo/lookup.html");
  await lookup.type("350 Fifth Avenue, New York");
  await lookup.press("Enter");
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
});

test("an address of three letters is not looked up", async () => {
  const lookup = await demo.visit("/demo/lookup.html");
  await lookup.type("12 ");
  await lookup.press("Enter");
  await lookup.sees("Enter a full street address.");
  expect(lookup.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});

test("the link to the prices contains address and provider", async () => {
  const lookup = await demo.visit("/demo/lookup.html?address=100+Main+Street");
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
  const link = lookup.page
    .getByRole("table")
    .getByRole("link", { name: "Generate Pricing" })
    .first();
  const { searchParams, origin } = new URL((await link.getAttribute("href")) ?? "", demo.url);
  expect(origin).toBe(demo.url);
  expect(searchParams.get("address")).toBeTruthy();
  expect(searchParams.get("provider")).toBeTruthy();
});
