import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage, listen, stopClock } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { acme, bundle, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const bundled = searchOf([rows.internet, rows.faster, rows.modem, rows.voice], {
  package: [bundle],
});

test("J8: a package adds its rows and shows their sections; No package removes them", async () => {
  await openBuilder(bundled);
  await agent.section("Broadband").click();
  await agent.radio("Internet 500").click();
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  await expect.element(agent.section("Phone Lines")).toBeChecked();
  await expect.element(agent.radio("Internet 100")).toBeChecked();
  await agent.choose("Package", "");
  await expect.poll(agent.lines).toEqual([]);
});

test("J8: a package with an unavailable row is unavailable, and says so", async () => {
  await openBuilder(
    searchOf([rows.internet], { package: [{ ...bundle, dependencies: ["internet", "gone"] }] }),
  );
  const option = page.getByRole("option", {
    name: "Office bundle – Not available at this address.",
  });
  await expect.element(option).toBeDisabled();
});

test("ZB1: of two packages with one value the list, the total and the explanation have the one of the chosen term", async () => {
  const gold = { ...bundle, value: "gold", dependencies: ["internet"] };
  const options = {
    term: [oneYear, threeYears],
    package: [
      { ...gold, title: "Gold 12", terms: ["12"], price: 140 },
      { ...gold, title: "Gold 36", terms: ["36"], price: 120 },
    ],
  };
  await openBuilder(searchOf([{ ...rows.internet, mrc: 150 }], options));
  const offered = () =>
    page
      .getByRole("option", { name: /^Gold/ })
      .elements()
      .map(({ textContent }) => textContent);
  await agent.choose("Term", "36");
  await expect.poll(offered).toEqual(["Gold 36 – adds Internet 100; +$120.00/mo"]);
  await agent.choose("Package", "gold");
  await expect.poll(() => agent.amount("Monthly total")).toBe("$120.00");
  await agent.explain().click();
  await expect.element(agent.proposal()).toHaveTextContent("Gold 36");
  await agent.choose("Term", "12");
  await expect.poll(offered).toEqual(["Gold 12 – adds Internet 100; +$140.00/mo"]);
  await agent.choose("Package", "gold");
  await expect.poll(() => agent.amount("Monthly total")).toBe("$140.00");
});

test("J10: removing a row ends the package with a message; the other rows stay", async () => {
  await openBuilder(bundled);
  await agent.choose("Package", "bundle");
  await expect.poll(() => agent.amount("Monthly total")).toBe("$60.00");
  await agent.remove("Voice line").click();
  await expect.element(agent.choice("Package")).toHaveValue("");
  await expect.element(agent.note("Package removed.")).toBeVisible();
  expect(agent.lines()).toEqual(["Internet 100"]);
  expect(agent.amount("Monthly total")).toBe("$50.00");
});

test("J9: unchecking a section removes its services and ends their package", async () => {
  await openBuilder(bundled);
  await agent.choose("Package", "bundle");
  await agent.section("Phone Lines").click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  await expect.element(agent.choice("Package")).toHaveValue("");
  await expect
    .element(agent.note("Removed: Voice line because the section was unchecked. Package removed."))
    .toBeVisible();
});

test("J11: fees come with television, cannot be removed, and count", async () => {
  await openBuilder(searchOf([rows.tv, rows.fee, rows.internet]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  expect(agent.lines()).toEqual(["Internet 100"]);
  await agent.section("Television").click();
  await agent.radio("Business TV").click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Business TV", "Broadcast feeFee"]);
  expect(agent.remove("Broadcast fee").query()).toBeNull();
  expect(agent.amount("Monthly total")).toBe("$130.00");
  await agent.remove("Business TV").click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
});

test("I17: quantities run from minimum to maximum and are priced", async () => {
  await openBuilder(searchOf([rows.voice, rows.tv]));
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  const lines = agent.choice("Lines of Voice line");
  await expect.element(lines).toHaveValue("1");
  expect(lines.getByRole("option").elements()).toHaveLength(10);
  await lines.selectOptions("3");
  await expect.poll(() => agent.amount("Monthly total")).toBe("$60.00");
  expect(agent.amount("Install total")).toBe("$15.00");
  await agent.section("Television").click();
  await agent.radio("Business TV").click();
  await agent.choice("Boxes of Business TV").selectOptions("4");
  await expect.poll(() => agent.amount("Equipment")).toBe("$32.00");
  await expect.element(agent.proposal().getByText("4 boxes × $8.00")).toBeVisible();
});

test("I17: a quantity with more than 500 choices is typed, within its range", async () => {
  await openBuilder(searchOf([{ ...rows.voice, phone_max: 2000 }]));
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await page.getByRole("spinbutton", { name: "Lines of Voice line" }).fill("1200");
  await userEvent.tab();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$24,000.00");
});

async function openWithTwo() {
  const opened = await openBuilder(bundled);
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.radio("Modem").click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  return opened;
}

test("J12, Z18: Undo and Redo step through every act, including the sections", async () => {
  await openWithTwo();
  await expect.element(agent.redo()).toHaveAttribute("aria-disabled", "true");
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual([]);
  await agent.undo().click();
  await expect.element(agent.section("Broadband")).not.toBeChecked();
  await expect.element(agent.undo()).toHaveAccessibleDescription("There is nothing to undo.");
  for (let step = 0; step < 3; step += 1) await agent.redo().click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  await expect.element(agent.redo()).toHaveAccessibleDescription("There is nothing to redo.");
});

test("J12: Undo and Redo by keyboard and by the public methods", async () => {
  const { element } = await openWithTwo();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  await userEvent.keyboard("{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  element.undo();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  element.redo();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
});

test("removing a line by keyboard keeps the focus where Ctrl+Z works", async () => {
  const { element } = await openWithTwo();
  agent.remove("Modem").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Proposal");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
});

test("the Undo of a notice moves the focus to the proposal", async () => {
  const { element } = await openWithTwo();
  await agent.remove("Internet 100").click();
  const news = agent.note("Removed: Modem");
  await news.getByRole("button", { name: "Undo" }).click();
  await expect.element(news).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Proposal");
});

test("J12: in a text field the keys undo typing, not the cart", async () => {
  await openWithTwo();
  await page.getByRole("button", { name: /^Prepared by/ }).click();
  await userEvent.type(page.getByLabelText("First name"), "Zo");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(agent.lines()).toEqual(["Internet 100", "Modem"]);
});

test("J12: the keys work with the focus anywhere inside the element but fields", async () => {
  await openWithTwo();
  page.getByRole("button", { name: "Several addresses" }).element().focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  page.getByRole("button", { name: "Generate Pricing" }).element().focus();
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);

  await userEvent.type(page.getByLabelText("Prepared for"), "Zo{Control>}z{/Control}");
  await page.getByRole("button", { name: "Several addresses" }).click();
  await userEvent.type(page.getByLabelText("Addresses, one a line"), "1{Control>}z{/Control}");
  expect(agent.lines()).toEqual(["Internet 100", "Modem"]);
});

test("J12: Ctrl+Z and Ctrl+Y work in a dialog of the page", async () => {
  const { element } = await openWithTwo();
  const dialog = document.createElement("dialog");
  dialog.append(element);
  document.body.append(dialog);
  dialog.showModal();
  page.getByRole("button", { name: "Generate Pricing" }).element().focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  expect(dialog.open).toBe(true);
});

test("J12, X6: keys that another script took are left alone", async () => {
  await openWithTwo();
  const take = (event: Event) => event.preventDefault();
  window.addEventListener("keydown", take, { capture: true });
  await userEvent.keyboard("{Control>}z{/Control}");
  window.removeEventListener("keydown", take, { capture: true });
  expect(agent.lines()).toEqual(["Internet 100", "Modem"]);
});

test("J12, X6: a page that turns shortcuts off keeps the keys; the button stays", async () => {
  configure({ shortcuts: false });
  onTestFinished(() => configure({ shortcuts: true }));
  await openWithTwo();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(agent.lines()).toEqual(["Internet 100", "Modem"]);
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
});

test("J12: a new search starts a new history", async () => {
  const { searches } = await openWithTwo();
  await agent.undo().click();
  await expect.element(agent.redo()).not.toHaveAttribute("aria-disabled");
  await agent.generate().click();
  await expect.poll(searches).toBe(2);
  for (const step of [agent.undo(), agent.redo()]) {
    await expect.element(step).toHaveAttribute("aria-disabled", "true");
    await pressOn(step, "{Enter}");
  }
  expect(agent.lines()).toEqual(["Internet 100"]);
});

test("J2, J13: a notice names the dependent services and the reason, once, with Undo", async () => {
  await openWithTwo();
  await agent.remove("Internet 100").click();
  const news = agent.note("Removed: Modem because what it requires is gone.");
  await expect.element(news).toBeVisible();
  await news.getByRole("button", { name: "Undo" }).click();
  await expect.poll(agent.lines).toEqual(["Internet 100", "Modem"]);
  await expect.element(news).not.toBeInTheDocument();
});

test("J13: a service that the agent removes gets no notice", async () => {
  await openWithTwo();
  await agent.remove("Modem").click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  expect(agent.note("Removed:").query()).toBeNull();
});

test("J13: the totals are read out once they rest for 500 ms", async () => {
  const clock = stopClock();
  await openBuilder(searchOf([rows.voice]));
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await clock.advance(300);
  await agent.choice("Lines of Voice line").selectOptions("2");
  await clock.advance(499);
  const spoken = agent.status(/^Monthly total/);
  expect(spoken.query()).toBeNull();
  await clock.advance(1);
  await expect.element(spoken).toHaveTextContent("Monthly total $40.00, install total $10.00.");
});

test("Z3: scout-cart-changed is sent once per act that changes items or quantities", async () => {
  const changed = listen("scout-cart-changed");
  await openBuilder(searchOf([rows.internet, rows.modem, rows.voice], { provider: [acme] }));
  await agent.section("Broadband").click();
  await agent.section("Phone Lines").click();
  expect(changed).toHaveLength(0);
  await agent.choice("Lines of Voice line").selectOptions("2");
  expect(changed).toHaveLength(0);
  await agent.box("Voice line").click();
  await agent.choice("Lines of Voice line").selectOptions("3");
  await agent.radio("Internet 100").click();
  await agent.radio("Modem").click();
  expect(changed).toHaveLength(4);
  await agent.remove("Internet 100").click();
  await expect.poll(() => changed).toHaveLength(5);
  expect(changed[1]?.detail).toMatchObject({
    items: [{ id: "voice", type: "phone", quantity: 3, boxes: 0 }],
    totals: { monthly: 6000, install: 1500 },
    removed: [],
  });
  expect(changed[4]?.detail.items.map(({ id }) => id)).toEqual(["voice"]);
  expect(changed[4]?.detail.removed).toEqual([
    { id: "internet", reason: "deselected" },
    { id: "modem", reason: "dependencyMissing" },
  ]);
  expect(changed.every(({ bubbles, composed }) => bubbles && composed)).toBe(true);
});
