import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { LookupDriver } from "../support/lookup-driver.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

function starts({ calls }: LookupDriver): number {
  return calls.filter((call) => call === "POST /api/v1/scout").length;
}

function addressOf({ page }: LookupDriver): string | null {
  return new URL(page.url()).searchParams.get("address");
}

async function lookUp(lookup: LookupDriver, address: string): Promise<void> {
  await lookup.search(address);
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
}

test("a reload during polling continues with the same batch (G31)", async () => {
  const lookup = await demo.visit("/demo/lookup.html?address=100+Main+Street");
  await lookup.seesProgress();
  await lookup.page.reload();
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
  expect(starts(lookup)).toBe(1);
});

test("G10: a reload after the end shows the results again, without a call", async () => {
  const lookup = await demo.visit("/demo/lookup.html?address=100+Main+Street");
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
  await lookup.page.reload();
  await lookup.seesCards();
  expect(starts(lookup)).toBe(1);
});

test("back and forward show saved results without a call (G3, G10)", async () => {
  const lookup = await demo.visit("/demo/lookup.html");
  await lookUp(lookup, "100 Main Street");
  await lookUp(lookup, "200 Main Street");
  expect(starts(lookup)).toBe(2);
  const callsBefore = lookup.calls.length;
  await lookup.page.goBack();
  await lookup.seesCards();
  expect(addressOf(lookup)).toBe("100 Main Street");
  expect(await lookup.box.inputValue()).toBe("100 Main Street");
  await lookup.page.goForward();
  await lookup.sees(/200 MAIN/i);
  await lookup.seesCards();
  expect(await lookup.box.inputValue()).toBe("200 Main Street");
  expect(lookup.calls.length).toBe(callsBefore);
});

test("back to the start empties the screen", async () => {
  const lookup = await demo.visit("/demo/lookup.html");
  await lookUp(lookup, "100 Main Street");
  await lookup.page.goBack();
  await lookup.sees("Enter an address to see");
  expect(await lookup.box.inputValue()).toBe("");
});

test("a newer search replaces a running one (G35)", async () => {
  const lookup = await demo.visit("/demo/lookup.html");
  await lookup.search("100 Main Street");
  await lookup.seesProgress();
  await lookup.search("200 Main Street");
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
  expect(await lookup.text()).toMatch(/200 MAIN/i);
  expect(await lookup.text()).not.toMatch(/100 MAIN/i);
});

test("Clear ends the lookup, empties form and address, and focuses the box (G4)", async () => {
  const lookup = await demo.visit("/demo/lookup.html");
  await lookup.search("100 Main Street");
  await lookup.seesProgress();
  await lookup.page.getByRole("button", { name: "Clear", exact: true }).click();
  await lookup.sees("Enter an address to see");
  expect(await lookup.box.inputValue()).toBe("");
  expect(addressOf(lookup)).toBeNull();
  expect(await lookup.box.evaluate((box) => box.matches(":focus"))).toBe(true);
  const callsBefore = lookup.calls.length;
  await lookup.advance(60_000);
  expect(lookup.calls.length).toBe(callsBefore);
  await lookup.page.goBack();
  await lookup.seesProgress();
});
