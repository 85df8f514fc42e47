import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AnswerTable } from "../../support/answer-table.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { agent } from "./agent.ts";
import { paperCall } from "./calls.ts";
import { bodyOf, noSuggestions, openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

const names = () =>
  agent
    .comparison()
    .getByRole("textbox", { name: "Name" })
    .elements()
    .map((box) => (box instanceof HTMLInputElement ? box.value : ""));
/** The totals and the difference of each cart, in order. */
const amounts = () =>
  agent
    .comparison()
    .getByRole("definition")
    .elements()
    .map((amount) => amount.textContent);

async function openWithKept(table: AnswerTable = {}) {
  const opened = await openBuilder(searchOf([rows.internet, rows.faster, rows.voice]), {
    ...noSuggestions,
    ...table,
  });
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.keep().click();
  await agent.radio("Internet 500").click();
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
  return opened;
}

test("a kept cart is shown beside the present one, with the difference", async () => {
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
});

test("Use makes a kept cart the proposal, as one step to undo", async () => {
  const changed = listen("scout-cart-changed");
  await openWithKept();
  const before = changed.length;
  await page.getByRole("button", { name: "Use Option 1 as the proposal" }).click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  expect(changed).toHaveLength(before + 1);
  await expect.element(agent.radio("Internet 100")).toBeChecked();
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
});

test("three carts are kept; a fourth is refused with the reason until one is removed", async () => {
  await openWithKept();
  await agent.keep().click();
  await agent.keep().click();
  await expect.poll(names).toEqual(["Option 1", "Option 2", "Option 3"]);
  await expect.element(agent.keep()).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(agent.keep())
    .toHaveAccessibleDescription("Three carts are kept. Remove one to keep another.");
  await pressOn(agent.keep(), "{Enter}");
  expect(names()).toHaveLength(3);
  await page.getByRole("button", { name: "Remove Option 2" }).click();
  await expect.poll(names).toEqual(["Option 1", "Option 3"]);
  await agent.keep().click();
  await expect.poll(names).toEqual(["Option 1", "Option 3", "Option 2"]);
});

test("removing the last kept cart moves the focus to the proposal", async () => {
  const { element } = await openWithKept();
  await page.getByRole("button", { name: "Remove Option 1" }).click();
  await expect.element(agent.comparison()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Proposal");
});

test("leaving its field renames a kept cart; blank and taken names are refused", async () => {
  const { element } = await openWithKept();
  await agent.keep().click();
  const root = element.shadowRoot;
  const [first, second] = [0, 1].map((at) => agent.comparison().getByRole("textbox").nth(at));
  await first?.fill("Cheapest");
  await userEvent.tab();
  const use = page.getByRole("button", { name: "Use Cheapest as the proposal" });
  await expect.element(use).toBeVisible();
  expect(root?.activeElement).toBe(use.element());
  await second?.fill("  ");
  await userEvent.tab();
  await expect.poll(names).toEqual(["Cheapest", "Option 2"]);
  await second?.fill("Cheapest");
  await userEvent.tab();
  await expect.poll(names).toEqual(["Cheapest", "Option 2"]);
});

test("ZB2: the outputs carry the comparison only if it is ticked, for this proposal", async () => {
  const papers: unknown[] = [];
  const { searches } = await openWithKept({
    [paperCall]: async (request) => {
      papers.push(await bodyOf(request));
      return new Response(new Blob(["%PDF-"], { type: "application/pdf" }));
    },
  });
  const save = async () => {
    const before = papers.length;
    await agent.output("Save as PDF").click();
    await expect.poll(() => papers.length).toBe(before + 1);
    return papers.at(-1);
  };
  const compared = { payload: { details: { comparison: [{ name: "Option 1" }, {}] } } };
  await expect.element(agent.includeComparison()).not.toBeChecked();
  await expect.element(agent.includeComparison()).not.toHaveAccessibleDescription(/Option/);
  expect(await save()).not.toMatchObject(compared);
  await agent.includeComparison().click();
  await expect.element(agent.includeComparison()).toHaveAccessibleDescription("With Option 1");
  expect(await save()).toMatchObject(compared);
  await agent.generate().click();
  await expect.poll(searches).toBe(2);
  await expect.element(agent.includeComparison()).not.toBeChecked();
  expect(await save()).not.toMatchObject(compared);
  await agent.includeComparison().click();
  await page.getByRole("button", { name: "Remove Option 1" }).click();
  expect(agent.includeComparison().query()).toBeNull();
  await agent.keep().click();
  await expect.element(agent.includeComparison()).not.toBeChecked();
});

test("a search of another address drops the kept carts, a search of the same address keeps them", async () => {
  const { searches } = await openWithKept();
  await agent.generate().click();
  await expect.poll(searches).toBe(2);
  await expect.element(agent.comparison()).toBeVisible();
  await agent.address().fill("1 Other Street");
  await agent.generate().click();
  await expect.element(agent.comparison()).not.toBeInTheDocument();
});

test("what differs is marked beside each service; on a phone the carts are tabs", async () => {
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
