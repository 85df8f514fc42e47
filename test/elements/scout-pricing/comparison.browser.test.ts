import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

const exact = { exact: true };

/** Returns the names of the saved carts, which their buttons say in whole. */
const names = () =>
  agent
    .comparison()
    .getByRole("button", { name: /^Rename / })
    .elements()
    .map(({ textContent }) => textContent.slice("Rename ".length));
/** Returns the headings of the columns. */
const headings = () =>
  agent
    .comparison()
    .getByRole("listitem")
    .getByRole("heading")
    .elements()
    .map(({ textContent }) => textContent);
/** Returns the totals and the difference of each cart, in order. */
const amounts = () =>
  agent
    .comparison()
    .getByRole("definition")
    .elements()
    .map((amount) => amount.textContent);

async function openWithKept() {
  const opened = await openBuilder(searchOf([rows.internet, rows.faster, rows.voice]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.keep().click();
  await agent.radio("Internet 500").click();
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
  return opened;
}

test("a saved cart is shown beside the current cart with the difference, and saving it again is refused with the reason", async () => {
  await openWithKept();
  expect(names()).toEqual(["Acme, 36 months, Internet 100"]);
  expect(headings()).toEqual(["Internet 100", "Internet 500"]);
  await expect.element(agent.comparison().getByText("Acme, 36 months", exact)).toBeVisible();
  await expect
    .poll(amounts)
    .toEqual([
      ...["$50.00", "$0.00", "$1,800.00", "$50.00"],
      ...["$80.00", "$100.00", "$2,980.00", "$82.78"],
      ...["+$30.00", "+$100.00", "+$1,180.00 (+65.6%)"],
    ]);
  await expect.element(agent.comparison().getByText("Compared with Internet 100")).toBeVisible();
  await expect.element(agent.comparison().getByText("Lowest cost per month")).toBeVisible();
  await expect.element(agent.comparison().getByText("Current proposal")).toBeVisible();
  await agent.keep().click();
  await expect
    .poll(names)
    .toEqual(["Acme, 36 months, Internet 100", "Acme, 36 months, Internet 500"]);
  await expect.element(agent.keep()).toHaveAttribute("aria-disabled", "true");
  await expect.element(agent.keep()).toHaveAccessibleDescription("This proposal is already kept.");
  await page
    .getByRole("button", { name: "Use Acme, 36 months, Internet 100 as the proposal" })
    .click();
  await expect.element(agent.radio("Internet 100")).toBeChecked();
  // The button disappears. From the proposal, Ctrl+Z works.
  const proposal = page.getByRole("heading", { name: "Proposal", exact: true });
  expect(proposal.element().matches(":focus")).toBe(true);
});

test("N17: leaving the name field or Enter renames a saved cart, Escape does not, the outputs use the name, and removing the last cart moves focus to the proposal", async () => {
  const { element } = await openWithKept();
  const focused = () => element.shadowRoot?.activeElement;
  const edit = agent.comparison().getByRole("button", { name: /^Rename / });
  const field = agent.comparison().getByRole("textbox", { name: "Name" });
  await edit.click();
  expect(focused()).toBe(field.element());
  await expect.element(field).toHaveValue("Acme, 36 months, Internet 100");
  await userEvent.keyboard("Cheapest{Enter}");
  await expect.poll(names).toEqual(["Cheapest"]);
  // The names have no words in common any more.
  expect(headings()).toEqual(["Cheapest", "Acme, 36 months, Internet 500"]);
  expect(focused()).toBe(edit.element());
  await edit.click();
  await userEvent.keyboard("Fastest{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  expect(names()).toEqual(["Cheapest"]);
  expect(focused()).toBe(edit.element());
  await edit.click();
  await field.fill("  ");
  await userEvent.tab();
  await expect.element(field).not.toBeInTheDocument();
  expect(names()).toEqual(["Cheapest"]);
  await edit.click();
  await field.fill("Best");
  await page.getByRole("button", { name: "Use Cheapest as the proposal" }).click();
  await expect.poll(names).toEqual(["Best"]);
  await agent.undo().click();
  await expect.element(agent.includeComparison()).not.toBeChecked();
  await expect.element(agent.includeComparison()).not.toHaveAccessibleDescription(/Best/);
  await agent.includeComparison().click();
  await expect.element(agent.includeComparison()).toHaveAccessibleDescription("With Best");
  await page.getByRole("button", { name: "Remove Best" }).click();
  await expect.element(agent.comparison()).not.toBeInTheDocument();
  expect(agent.includeComparison().query()).toBeNull();
  expect(focused()?.textContent).toBe("Proposal");
});

test("each service has the same row in every cart", async () => {
  await openWithKept();
  const rows = () =>
    [...agent.comparison().getByRole("list").first().element().children].map((cart) =>
      [...cart.querySelectorAll<HTMLElement>(".sum > li")].map((row) => ({
        top: row.getBoundingClientRect().top,
        text: row.textContent,
      })),
    );
  const [first = [], second = []] = rows();
  expect(first.map(({ text }) => text)).toEqual(["Internet 100$50.00", "–"]);
  expect(second.map(({ text }) => text)).toEqual(["–", "Internet 500$80.00"]);
  expect(second.map(({ top }) => top)).toEqual(first.map(({ top }) => top));
});

test("on a phone the carts are below each other, with their own services only", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const list = agent.comparison().getByRole("list").first().element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const [first, second] = [...list.children].map((cart) => cart.getBoundingClientRect());
  expect(first?.width).toBe(list.clientWidth);
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  for (const absent of list.querySelectorAll(".absent")) {
    expect(absent.getBoundingClientRect().height).toBe(0);
  }
});

test("removing a saved cart moves focus to the next one", async () => {
  const { element } = await openWithKept();
  await agent.keep().click();
  await page.getByRole("button", { name: "Remove Acme, 36 months, Internet 100" }).click();
  expect(element.shadowRoot?.activeElement?.textContent).toBe(
    "Rename Acme, 36 months, Internet 500",
  );
});

test("the buttons below the comparison begin at its edge, also on a second line", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const lefts = ["Copy as table", "Print"].map(
    (name) =>
      agent
        .comparison()
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .element()
        .getBoundingClientRect().left,
  );
  expect(lefts[0]).toBe(lefts[1]);
});

test("each option has the access type and speed of its line", async () => {
  const line = { title: "Business Internet", product_type: "fiber" };
  await openBuilder(
    searchOf([
      { ...rows.internet, ...line, download_speed: 100 },
      { ...rows.faster, ...line, product_type: "coax", download_speed: 1000 },
      { ...rows.modem, product_type: "router" },
    ]),
  );
  await agent.section("Broadband").click();
  await agent.radio("Business Internet").first().click();
  await agent.keep().click();
  await agent.radio("Business Internet").nth(1).click();
  await expect.element(agent.comparison().getByText("Fiber · 100 Mbps")).toBeVisible();
  await expect.element(agent.comparison().getByText("Coax · 1 Gbps")).toBeVisible();
  expect(agent.comparison().getByText("router").query()).toBeNull();
});

test("the same figures of two carts are on one line, each label beside its figure", async () => {
  await page.viewport(768, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const labels = agent.comparison().getByRole("term").elements();
  expect(labels.length).toBeGreaterThan(8);
  for (const label of labels) {
    const figure = label.nextElementSibling?.getBoundingClientRect();
    const { top, right, height } = label.getBoundingClientRect();
    expect(height).toBeLessThan(30);
    expect(figure?.top).toBe(top);
    expect(figure?.left).toBeGreaterThanOrEqual(right);
  }
  const monthly = labels.filter(({ textContent }) => textContent === "Monthly");
  const [first, second] = monthly.map((label) => label.getBoundingClientRect());
  expect(first?.top).toBe(second?.top);
  expect(first?.right).toBeLessThan(second?.left ?? 0);
});

test.each([
  [1440, [4]],
  [768, [2, 2]],
])("four carts at %i px are in lines of %j", async (width, lines) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(searchOf([rows.internet, rows.faster, rows.voice]));
  await agent.section("Broadband").click();
  await agent.section("Phone Lines").click();
  for (const internet of ["Internet 100", "Internet 500"]) {
    await agent.radio(internet).click();
    await agent.keep().click();
  }
  await agent.box("Voice line").click();
  await agent.keep().click();
  await agent.radio("Internet 100").click();
  const list = agent.comparison().getByRole("list").first().element();
  await expect.poll(() => list.children.length).toBe(4);
  const tops = [...list.children].map((cart) => Math.round(cart.getBoundingClientRect().top));
  const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(counts).toEqual(lines);
});
