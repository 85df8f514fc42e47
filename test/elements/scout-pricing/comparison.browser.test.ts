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
    .map((box) => (box instanceof HTMLInputElement ? box.value : ""));
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

test("a saved cart is shown beside the current cart with the difference, and a fourth is refused with the reason", async () => {
  await openWithKept();
  expect(names()).toEqual(["Option 1"]);
  await expect
    .poll(amounts)
    .toEqual([
      ...["$50.00", "$0.00", "$1,800.00"],
      ...["$80.00", "$100.00", "$2,980.00", "+$1,180.00 (+65.6%)", "+$30.00/mo, +$100.00 install"],
    ]);
  await expect.element(agent.comparison().getByText("Lowest cost per month")).toBeVisible();
  await expect
    .element(agent.comparison().getByRole("heading", { name: "Current proposal" }))
    .toBeVisible();
  await agent.keep().click();
  await agent.keep().click();
  await expect.poll(names).toEqual(["Option 1", "Option 2", "Option 3"]);
  await expect.element(agent.keep()).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(agent.keep())
    .toHaveAccessibleDescription("You can compare up to three options. Remove one first.");
  await page.getByRole("button", { name: "Use Option 1 as the proposal" }).click();
  await expect.element(agent.radio("Internet 100")).toBeChecked();
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

test("differences are marked beside each service, and on a phone the carts are tabs", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const carts = page.getByRole("combobox", { name: "Proposals to compare" });
  await expect.element(carts).toHaveTextContent("Option 1Current proposal");
  await expect.poll(names).toEqual(["Option 1"]);
  const lineOf = (title: string) =>
    agent.comparison().getByRole("listitem").filter({ hasText: title });
  await expect.element(lineOf("Internet 100")).toHaveTextContent("Only here");
  expect(lineOf("Internet 500").query()).toBeNull();
  await carts.selectOptions("Current proposal");
  await expect.element(lineOf("Internet 500")).toHaveTextContent("Only here");
  expect(names()).toEqual([]);
});
