import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { bundle, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const bundled = searchOf([rows.internet, rows.faster, rows.modem, rows.voice], {
  package: [bundle],
});
const two = ["Internet 100", "Modem"];
const undoKeys = "{Control>}z{/Control}";

async function openWithTwo() {
  const opened = await openBuilder(bundled);
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.radio("Modem").click();
  await expect.poll(agent.lines).toEqual(two);
  return opened;
}

test("J8, J9, J10: a package checks its rows and sections, and a message says why it ended", async () => {
  await openBuilder(bundled);
  await agent.choose("Package", "bundle");
  await expect.poll(agent.lines).toEqual(["Internet 100", "Voice line"]);
  expect(agent.amount("Monthly total")).toBe("$60.00");
  await expect.element(agent.section("Phone Lines")).toBeChecked();
  await expect.element(agent.radio("Internet 100")).toBeChecked();
  await agent.remove("Voice line").click();
  await expect.element(agent.choice("Package")).toHaveValue("");
  await expect.element(agent.note("Package removed.")).toBeVisible();
  expect(agent.amount("Monthly total")).toBe("$50.00");
  await agent.undo().click();
  await agent.section("Phone Lines").click();
  await expect
    .element(
      agent.note("Removed Voice line because the service type was unchecked. Package removed."),
    )
    .toBeVisible();
});

test("J8, I21: the packages of the chosen term are listed with their price, and a package with an unavailable row says so", async () => {
  const gold = { ...bundle, value: "gold", dependencies: ["internet"] };
  const options = {
    term: [oneYear, threeYears],
    package: [
      { ...gold, title: "Gold 12", terms: ["12"], price: 140 },
      { ...gold, title: "Gold 36", terms: ["36"], price: 120 },
      { ...bundle, dependencies: ["internet", "gone"] },
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
  await expect
    .element(page.getByRole("option", { name: "Office bundle – Not available at this address." }))
    .toBeDisabled();
  await agent.choose("Package", "gold");
  await expect.poll(() => agent.amount("Monthly total")).toBe("$120.00");
  await agent.explain().click();
  await expect.element(agent.proposal()).toHaveTextContent("Gold 36");
  await agent.choose("Term", "12");
  await expect.poll(offered).toEqual(["Gold 12 – adds Internet 100; +$140.00/mo"]);
});

test("J11: television adds its fees, which are named as fees and cannot be removed", async () => {
  await openBuilder(searchOf([rows.tv, rows.fee]));
  await agent.section("Television").click();
  await agent.radio("Business TV").click();
  await expect.poll(agent.lines).toEqual(["Business TV", "Broadcast feeFee"]);
  expect(agent.remove("Broadcast fee").query()).toBeNull();
  expect(agent.amount("Monthly total")).toBe("$80.00");
});

test("I17: a quantity is a number from minimum to maximum, to type or to change by one", async () => {
  const many = { ...rows.voice, id: "many", title: "Many lines", phone_max: 2000 };
  await openBuilder(searchOf([rows.voice, many, rows.tv]));
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  const lines = agent.quantity("Lines of Voice line");
  const step = (name: string) => page.getByRole("button", { name: `${name} Lines of Voice line` });
  await expect.element(lines).toHaveValue(1);
  await expect.element(step("Fewer")).toBeDisabled();
  await step("More").click();
  await step("More").click();
  await expect.element(lines).toHaveValue(3);
  await expect.poll(() => agent.amount("Monthly total")).toBe("$60.00");
  expect(agent.amount("Install total")).toBe("$15.00");
  await agent.box("Many lines").click();
  await agent.quantity("Lines of Many lines").fill("1200");
  await userEvent.tab();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$24,060.00");
  await agent.section("Television").click();
  await agent.radio("Business TV").click();
  await agent.quantity("Boxes of Business TV").fill("4");
  await userEvent.tab();
  await expect.poll(() => agent.amount("Equipment")).toBe("$32.00");
  await expect.element(agent.proposal().getByText("4 boxes × $8.00")).toBeVisible();
});

test.each([
  [360, 3],
  [768, 2],
  [1440, 2],
])(
  "J17: at %i px a notice takes %i lines at most, beside Undo, and opens to what left, why, and both totals",
  async (width, lines) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    const title = "Internet 300 Mbps";
    const internet = { ...rows.internet, title, linked_services: ["modem"] };
    const office = { value: "office", title: "Office Bundle", price: 60 };
    await openBuilder(
      searchOf(
        [
          internet,
          { ...rows.modem, title: "Business Gateway" },
          { ...rows.faster, title: "Comcast Business Internet 1.25 Gbps" },
          { ...rows.voice, title: "Business VoiceEdge Business Line" },
        ],
        { package: [{ ...office, dependencies: ["faster", "voice"] }] },
      ),
    );
    await agent.section("Broadband").click();
    await agent.radio(title).click();
    const notice = agent.note(/./).filter({ has: page.getByRole("button", { name: "Undo" }) });
    const text = notice.getByRole("button", { expanded: false });
    await expect.element(text).toHaveTextContent("Added: Internet 300 Mbps, Business Gateway.");
    expect(linesOf(text.element())).toBeLessThanOrEqual(lines);
    if (width < 620) await agent.button("Change provider, term, package or region").click();
    await agent.choice("Package").selectOptions("office");
    // As ZB18 says of a package, without a click.
    await expect.element(notice.getByText(/Install total is now \$105\.00/)).toBeVisible();
    await agent.radio(title).click();
    await expect.element(text).toHaveTextContent("Added 2 items, removed 2. Package removed.");
    expect(linesOf(text.element())).toBeLessThanOrEqual(lines);
    const undo = notice.getByRole("button", { name: "Undo" }).element().getBoundingClientRect();
    const place = text.element().getBoundingClientRect();
    expect(undo.left).toBeGreaterThanOrEqual(place.right);
    expect(undo.top).toBeLessThan(place.bottom);

    const rest = notice.getByText(/because selecting a service ends the package/);
    await expect.element(rest).not.toBeVisible();
    await text.click();
    await expect.element(rest).toHaveTextContent(/Install total is now \$0\.00 \(was \$105\.00\)/);
    await expect.element(rest).toBeVisible();
  },
);

/** Returns the number of lines that the text of an element takes. */
function linesOf(element: Element): number {
  const label = element.querySelector(".disclosure-label") ?? element;
  const range = document.createRange();
  range.selectNodeContents(label);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test("J17: a notice goes away with the next action that needs none", async () => {
  const linked = { ...rows.internet, linked_services: ["voice"] };
  await openBuilder(searchOf([linked, rows.voice, rows.faster]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await expect.element(agent.note(/^Added: Internet 100/)).toBeVisible();
  await agent.section("Phone Lines").click();
  await expect.element(agent.section("Phone Lines")).not.toBeChecked();
  await agent.radio("Internet 500").click();
  await expect.poll(agent.lines).toEqual(["Internet 500"]);
  await expect.element(agent.note(/./)).not.toBeInTheDocument();
});

test("J17: a notice is in the window, although the proposal ends below it", async () => {
  await page.viewport(1280, 420);
  onTestFinished(() => page.viewport(1024, 768));
  const linked = { ...rows.internet, linked_services: ["voice"] };
  await openBuilder(searchOf([linked, rows.voice]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  const note = agent.note(/^Added: Internet 100/);
  await expect.element(note).toBeVisible();
  window.scrollTo(0, 0);
  expect(agent.proposal().element().getBoundingClientRect().bottom).toBeGreaterThan(420);
  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
});

test.each([360, 768])(
  "at %i px the notice and the bar are one opaque surface over the whole width and the lower edge of the window",
  async (width) => {
    await page.viewport(width, 320);
    onTestFinished(() => page.viewport(1024, 768));
    const linked = { ...rows.internet, linked_services: ["voice"] };
    const { element } = await openBuilder(searchOf([linked, rows.voice]));
    await agent.section("Broadband").click();
    await agent.radio("Internet 100").click();
    await expect.element(page.getByRole("button", { name: "Review" })).toBeVisible();
    const foot = page.getByRole("button", { name: "Review" }).element().closest(".builder-foot");
    const notice = foot?.querySelector(".cart-notice")?.getBoundingClientRect();
    const bar = foot?.querySelector(".totals-bar")?.getBoundingClientRect();
    const host = element.getBoundingClientRect();
    for (const one of [notice, bar]) {
      expect(one?.left).toBe(host.left);
      expect(one?.right).toBe(host.right);
    }
    expect(notice?.bottom).toBe(bar?.top);
    expect(bar?.bottom).toBe(window.innerHeight);
    expect(foot && getComputedStyle(foot).backgroundColor).toMatch(/^rgb\(|^oklch\([^/]*\)$/);
  },
);

test("J12: Undo and Redo work by button, by keys and by public methods, and say if there is nothing to do", async () => {
  const { element } = await openWithTwo();
  await expect.element(agent.redo()).toHaveAttribute("aria-disabled", "true");
  await expect.element(agent.redo()).toHaveAccessibleDescription("Nothing to redo.");
  await userEvent.keyboard(undoKeys);
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(agent.lines).toEqual(two);
  await userEvent.keyboard(`${undoKeys}{Control>}{Shift>}z{/Shift}{/Control}`);
  await expect.poll(agent.lines).toEqual(two);
  element.undo();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
  element.redo();
  await expect.poll(agent.lines).toEqual(two);
  for (let step = 0; step < 3; step += 1) await agent.undo().click();
  await expect.element(agent.section("Broadband")).not.toBeChecked();
  await expect.element(agent.undo()).toHaveAccessibleDescription("Nothing to undo.");
});

test("J12, X6: the keys work anywhere in the element, also in a dialog, but not in its fields and not if another script handled them", async () => {
  const { element } = await openWithTwo();
  await userEvent.type(page.getByLabelText("Prepared for"), `Zo${undoKeys}`);
  await page.getByRole("button", { name: "Several addresses" }).click();
  await userEvent.type(page.getByLabelText("Addresses, one per line"), `1${undoKeys}`);
  page.getByRole("button", { name: "Hide" }).element().focus();
  const take = (event: Event) => event.preventDefault();
  window.addEventListener("keydown", take, { capture: true });
  await userEvent.keyboard(undoKeys);
  window.removeEventListener("keydown", take, { capture: true });
  expect(agent.lines()).toEqual(two);
  await userEvent.keyboard(undoKeys);
  await expect.poll(agent.lines).toEqual(["Internet 100"]);

  const dialog = document.createElement("dialog");
  dialog.append(element);
  document.body.append(dialog);
  dialog.showModal();
  page.getByRole("button", { name: "Generate Pricing" }).element().focus();
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(agent.lines).toEqual(two);
  expect(dialog.open).toBe(true);
});

test("J12, X6: if a page turns shortcuts off, the keys are left to the page and the buttons stay", async () => {
  configure({ shortcuts: false });
  onTestFinished(() => configure({ shortcuts: true }));
  await openWithTwo();
  await userEvent.keyboard(undoKeys);
  expect(agent.lines()).toEqual(two);
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Internet 100"]);
});

test("J2, J13: removing a service by keyboard moves focus to the proposal, and so does Undo in its notice", async () => {
  const { element } = await openWithTwo();
  const focused = () => element.shadowRoot?.activeElement?.textContent;
  agent.remove("Internet 100").element().focus();
  await userEvent.keyboard("{Enter}");
  const news = agent.note("Removed Modem because it requires a service you removed.");
  await expect.element(news).toBeVisible();
  expect(focused()).toBe("Proposal");
  await news.getByRole("button", { name: "Undo" }).click();
  await expect.poll(agent.lines).toEqual(two);
  await expect.element(news).not.toBeInTheDocument();
  expect(focused()).toBe("Proposal");
});

test("J13: the totals are announced when they have not changed for 500 ms", async () => {
  const clock = stopClock();
  await openBuilder(searchOf([rows.voice]));
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  const spoken = agent.status(/^Monthly total/);
  expect(spoken.query()).toBeNull();
  await clock.advance(500);
  await expect.element(spoken).toHaveTextContent("Monthly total $20.00, install total $5.00.");
});
