import "../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";

cleanUpHostPage();

const heading = (level: number) => page.getByRole("heading", { level, name: "Bulk", exact: false });
const history = (level: number) =>
  page.getByRole("heading", { level, name: "Bulk Upload History", exact: true });

test.each([
  [null, 2],
  ["1", 1],
  ["4", 4],
  ["6", 6],
  ["7", 2],
  ["", 2],
])(
  "heading-level=%j: the main heading has level %i, and the headings below it have the next one",
  async (given, level) => {
    if (given === "7" || given === "") expectLog(`value-unknown: heading-level="${given}"`);
    place("scout-bulk", await serve(), given === null ? {} : { "heading-level": given });
    await expect.element(heading(level).first()).toBeVisible();
    await expect.element(history(Math.min(level + 1, 6))).toBeVisible();
  },
);

test("another level does not create another screen", async () => {
  const element = place("scout-bulk", await serve());
  await expect.element(history(3)).toBeVisible();
  expect(Reflect.get(element, "headingLevel")).toBe("2");
  const size = getComputedStyle(history(3).element()).fontSize;
  const button = page.getByRole("button").first().element();
  Reflect.set(element, "headingLevel", "4");
  await expect.element(history(5)).toBeVisible();
  expect(getComputedStyle(history(5).element()).fontSize).toBe(size);
  expect(button.isConnected).toBe(true);
});

test("the value none hides the main heading, but preserves its name", async () => {
  place("scout-bulk", await serve(), { "heading-level": "none" });
  await expect.element(history(3)).toBeVisible();
  const { width, height } = heading(2).first().element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
