import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

const many = 5000;
const search = searchOf([
  ...Array.from({ length: many / 2 }, (_, index) => ({
    ...rows.internet,
    id: `line-${index}`,
    title: `Line ${index}`,
    mrc: 10 + index,
    description: "<p>With a <b>static</b> address.</p>",
  })),
  ...Array.from({ length: many / 2 }, (_, index) => ({
    id: `addon-${index}`,
    title: `Extra ${index}`,
    type: "broadband_addon",
    widget: "checkbox",
    provider: "acme",
    mrc: 1 + index,
  })),
]);

async function openMany(): Promise<ShadowRoot> {
  const { element } = await openBuilder(search);
  await agent.section("Broadband").click();
  await expect.element(agent.radio("Line 0")).toBeVisible();
  const { shadowRoot } = element;
  if (shadowRoot === null) throw new Error("The element has no shadow root.");
  return shadowRoot;
}

function topOf(title: string): number {
  return agent.radio(title).element().getBoundingClientRect().top;
}

/**
 * The matcher `toHaveFocus` sees only the host of a shadow root, so this function compares the
 * focused element inside.
 */
function hasFocus(title: string): boolean {
  return agent.radio(title).query()?.matches(":focus") ?? false;
}

test("W23: of 5,000 services only those near the viewport are drawn, each with its position", async () => {
  const root = await openMany();
  await expect.element(agent.radio("Line 0")).toBeVisible();
  const drawn = () => root.querySelectorAll(".service").length;
  await expect.poll(drawn).toBeLessThan(200);
  expect(root.querySelectorAll("*").length).toBeLessThan(6000);
  const first = agent.radio("Line 0").element().closest("li");
  expect([first?.ariaPosInSet, first?.ariaSetSize]).toEqual(["1", "2500"]);
  await page.getByRole("searchbox", { name: "Find a service" }).fill("line 2499");
  await expect.element(agent.radio("Line 2499")).toBeVisible();
  await expect.poll(drawn).toBe(1);
});

test("W23, K10: a chosen row does not move, and is drawn even if it is outside the viewport", async () => {
  const root = await openMany();
  agent.radio("Line 8").element().scrollIntoView({ block: "center" });
  const before = topOf("Line 8");
  await agent.radio("Line 8").click();
  await expect.element(agent.radio("Line 8")).toBeChecked();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$18.00");
  expect(topOf("Line 8")).toBeCloseTo(before, 0);
  [...root.querySelectorAll(".service-group")].at(-1)?.scrollIntoView({ block: "end" });
  await expect.element(agent.box("Extra 2499")).toBeVisible();
  await expect.element(agent.radio("Line 8")).toBeChecked();
  expect(agent.radio("Line 40").query()).toBeNull();
});

test("W23, K9: an offer of the board lands on its row, also in the middle of a long list", async () => {
  await openMany();
  await page.getByRole("tab", { name: "Compare all" }).click();
  await page.getByRole("searchbox", { name: "Find an offer" }).fill("line 1250");
  await page.getByRole("button", { name: /^\$1,260/ }).click();
  await expect.poll(() => hasFocus("Line 1250")).toBe(true);
  await expect.element(agent.radio("Line 1250")).toBeInViewport();
});

test("W23: arrow keys reach every radio, even if the next one is not drawn", async () => {
  const root = await openMany();
  await agent.radio("Line 9").click();
  [...root.querySelectorAll(".service-group")].at(-1)?.scrollIntoView({ block: "end" });
  await expect.element(agent.box("Extra 2499")).toBeVisible();
  expect(agent.radio("Line 10").query()).toBeNull();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => hasFocus("Line 10")).toBe(true);
  await expect.element(agent.radio("Line 10")).toBeChecked();
  await expect.element(agent.radio("Line 10")).toBeInViewport();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.poll(() => hasFocus("Line 8")).toBe(true);
  root.querySelector(".service-group")?.scrollIntoView({ block: "start" });
  await agent.radio("Line 0").click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => hasFocus("Line 2499")).toBe(true);
  await expect.element(agent.radio("Line 2499")).toBeChecked();
});
