import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

const names = () =>
  agent
    .comparison()
    .getByRole("textbox", { name: "Name" })
    .elements()
    .map((box) => (box instanceof HTMLTextAreaElement ? box.value : ""));
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
  expect(names()).toEqual(["Acme, 36 months"]);
  await expect
    .poll(amounts)
    .toEqual([
      ...["$50.00", "$0.00", "$1,800.00", "$50.00"],
      ...["$80.00", "$100.00", "$2,980.00", "$82.78"],
      ...["+$1,180.00 (+65.6%)", "+$30.00", "+$100.00"],
    ]);
  await expect.element(agent.comparison().getByText("Lowest cost per month")).toBeVisible();
  await expect
    .element(agent.comparison().getByRole("heading", { name: "Current proposal" }))
    .toBeVisible();
  await agent.keep().click();
  await expect.poll(names).toEqual(["Acme, 36 months", "Acme, 36 months, Internet 500"]);
  expect(agent.comparison().getByRole("heading", { name: "Current proposal" }).query()).toBeNull();
  await expect.element(agent.keep()).toHaveAttribute("aria-disabled", "true");
  await expect.element(agent.keep()).toHaveAccessibleDescription("This proposal is already kept.");
  await page.getByRole("button", { name: "Use Acme, 36 months as the proposal" }).click();
  await expect.element(agent.radio("Internet 100")).toBeChecked();
  // The button disappears. From the proposal, Ctrl+Z works.
  const proposal = page.getByRole("heading", { name: "Proposal", exact: true });
  expect(proposal.element().matches(":focus")).toBe(true);
});

test("N17: leaving the name field renames a saved cart, the outputs use the name, and removing the last cart moves focus to the proposal", async () => {
  const { element } = await openWithKept();
  const focused = () => element.shadowRoot?.activeElement;
  const name = agent.comparison().getByRole("textbox");
  await name.fill("Cheapest");
  await userEvent.tab();
  const use = page.getByRole("button", { name: "Use Cheapest as the proposal" });
  await expect.element(use).toBeVisible();
  expect(focused()).toBe(use.element());
  await name.fill("  ");
  await userEvent.tab();
  await expect.poll(names).toEqual(["Cheapest"]);
  await expect.element(agent.includeComparison()).not.toBeChecked();
  await expect.element(agent.includeComparison()).not.toHaveAccessibleDescription(/Cheapest/);
  await agent.includeComparison().click();
  await expect.element(agent.includeComparison()).toHaveAccessibleDescription("With Cheapest");
  await page.getByRole("button", { name: "Remove Cheapest" }).click();
  await expect.element(agent.comparison()).not.toBeInTheDocument();
  expect(agent.includeComparison().query()).toBeNull();
  expect(focused()?.textContent).toBe("Proposal");
});

test("differences are marked beside each service, and two carts fit a phone side by side", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const lineOf = (title: string) =>
    agent.comparison().getByRole("listitem").filter({ hasText: title }).last();
  await expect.element(lineOf("Internet 100")).toHaveTextContent("Only in this proposal");
  await expect.element(lineOf("Internet 500")).toHaveTextContent("Only in this proposal");
  const list = agent.comparison().getByRole("list").first().element();
  expect(list.children).toHaveLength(2);
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  // The same figures are on one line.
  const totals = agent.comparison().getByText("Monthly", { exact: true }).elements();
  const [first, second] = totals.map((name) => name.getBoundingClientRect());
  expect(first?.top).toBe(second?.top);
  expect(first?.right).toBeLessThan(second?.left ?? 0);
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

/** A kept cart that has become the second of two, with a long name. */
async function openWithLongName() {
  await openWithKept();
  await agent.keep().click();
  await expect.poll(names).toEqual(["Acme, 36 months", "Acme, 36 months, Internet 500"]);
}

test("at 360 px a name is shown whole, and the buttons of a column follow it", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithLongName();
  const [first, second] = agent.comparison().getByRole("textbox", { name: "Name" }).elements();
  if (!(first instanceof HTMLElement && second instanceof HTMLElement))
    throw new Error("No names.");
  expect(second.scrollHeight).toBeLessThanOrEqual(second.clientHeight);
  expect(second.offsetHeight).toBeGreaterThan(first.offsetHeight);
  const use = page.getByRole("button", { name: "Use Acme, 36 months as the proposal" }).element();
  const figure = agent.comparison().getByText("Internet 100", { exact: true }).first().element();
  const { top, bottom } = use.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(first.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(figure.getBoundingClientRect().top);
});

test("at 768 px each label of a column is on the line of its figure", async () => {
  await page.viewport(768, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithLongName();
  const labels = agent.comparison().getByRole("term").elements();
  expect(labels.map(({ textContent }) => textContent)).toContain("Difference over term");
  for (const label of labels) {
    const figure = label.nextElementSibling?.getBoundingClientRect();
    const { top, right, height } = label.getBoundingClientRect();
    expect(height).toBeLessThan(30);
    expect(figure?.top).toBe(top);
    expect(figure?.left).toBeGreaterThanOrEqual(right);
  }
});
