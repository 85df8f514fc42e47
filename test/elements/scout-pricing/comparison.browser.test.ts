import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { oneYear, rows, searchOf, threeYears } from "./searches.ts";

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
/** Returns the figures of each cart with their differences, in order. */
const amounts = () =>
  agent
    .comparison()
    .getByRole("definition")
    .elements()
    .map((amount) => [...amount.children].map(({ textContent }) => textContent).join(" "));

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
      ...[
        "$80.00 Compared with Internet 100+$30.00",
        "$100.00 Compared with Internet 100+$100.00",
        "$2,980.00 Compared with Internet 100+$1,180.00 (+65.6%)",
        "$82.78",
      ],
    ]);
  // In the column that has them, which is the second.
  const from = agent.comparison().getByText("Differences from Internet 100");
  await expect.element(from).toBeVisible();
  expect(from.element().closest("li")?.textContent).toMatch(/^Internet 500/);
  await expect.element(agent.comparison().getByText("Lowest cost per month")).toBeVisible();
  await expect.element(agent.comparison().getByText("Current proposal")).toBeVisible();
  await agent.keep().click();
  await expect
    .poll(names)
    .toEqual(["Acme, 36 months, Internet 100", "Acme, 36 months, Internet 500"]);
  await expect.element(agent.keep()).toHaveAttribute("aria-disabled", "true");
  await expect.element(agent.keep()).toHaveAccessibleDescription("This proposal is already kept.");
  // The button says it, so no tooltip repeats it.
  await agent.keep().hover();
  expect(agent.keep().element().nextElementSibling?.checkVisibility()).toBe(false);
  await page.getByRole("button", { name: "Use Internet 100 as the proposal" }).click();
  await expect.element(agent.radio("Internet 100")).toBeChecked();
  // The button disappears. From the proposal, Ctrl+Z works.
  const proposal = page.getByRole("heading", { name: "Proposal", exact: true });
  expect(proposal.element().matches(":focus")).toBe(true);
});

test("beside the only kept proposal, which is the current one, the comparison says that it needs another one", async () => {
  await openWithKept();
  const another = page.getByText("Keep another proposal to compare.");
  await expect.element(another).not.toBeInTheDocument();
  await agent.radio("Internet 100").click();
  await expect.element(another).toBeVisible();
  expect(headings()).toHaveLength(1);
});

test("a user who has kept an option comes to the comparison below the window by one press", async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  await page.viewport(1440, 500);
  const heading = page.getByRole("heading", { name: "Comparison", exact: true });
  window.scrollTo(0, 0);
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThan(500);
  await agent.showComparison().click();
  expect(heading.element().matches(":focus")).toBe(true);
  await expect.poll(() => heading.element().getBoundingClientRect().bottom).toBeLessThan(500);
});

test("N17: leaving the name field or Enter renames a saved cart, Escape does not, and the outputs use the name", async () => {
  const { element } = await openWithKept();
  const focused = () => element.shadowRoot?.activeElement;
  const edit = agent.comparison().getByRole("button", { name: /^Rename / });
  const field = agent.comparison().getByRole("textbox", { name: "Name" });
  await edit.click();
  expect(focused()).toBe(field.element());
  await expect.element(field).toHaveValue("Internet 100");
  await userEvent.keyboard("{Enter}");
  await expect.poll(names).toEqual(["Acme, 36 months, Internet 100"]);
  await edit.click();
  await userEvent.keyboard("Cheapest{Enter}");
  await expect.poll(names).toEqual(["Cheapest"]);
  expect(headings()).toEqual(["Cheapest", "Internet 500"]);
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
});

test("a removed cart comes back by Undo, which has the focus, and its notice is announced", async () => {
  const { element } = await openWithKept();
  const focused = () => element.shadowRoot?.activeElement;
  const remove = page.getByRole("button", { name: "Remove Acme, 36 months, Internet 100" });
  const undo = agent.comparison().getByRole("button", { name: "Undo" });
  await remove.click();
  expect(names()).toEqual([]);
  expect(focused()).toBe(undo.element());
  await expect
    .element(agent.status(/was removed/))
    .toHaveTextContent("Acme, 36 months, Internet 100 was removed.");
  await undo.click();
  await expect.poll(names).toEqual(["Acme, 36 months, Internet 100"]);
  await expect.element(undo).not.toBeInTheDocument();
  expect(focused()?.className).toBe("comparison");
  await agent.keep().click();
  await remove.click();
  await agent.comparison().getByRole("button", { name: "Dismiss" }).click();
  expect(focused()?.className).toBe("comparison");
  await page.getByRole("button", { name: "Remove Acme, 36 months, Internet 500" }).click();
  await agent.comparison().getByRole("button", { name: "Dismiss" }).click();
  await expect.element(agent.comparison()).not.toBeInTheDocument();
  expect(agent.includeComparison().query()).toBeNull();
  expect(focused()?.textContent).toBe("Proposal");
});

/** Returns the texts of each cart's cells below a selector, and their tops. */
function cellsOf(selector: string) {
  const carts = [...agent.comparison().getByRole("list").first().element().children];
  return carts.map((cart) =>
    [...cart.querySelectorAll<HTMLElement>(selector)].map((cell) => ({
      text: cell.textContent,
      top: cell.getBoundingClientRect().top,
    })),
  );
}

test.each([768, 1440])(
  "at %i px each figure and each service has the same row in every cart",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    await openWithKept();
    const rows = cellsOf(".compared-figures > *, .compared-services > *");
    const [first = [], second = []] = rows;
    expect(first.slice(4).map(({ text }) => text)).toEqual(["Internet 100$50.00", "–"]);
    expect(second.slice(4).map(({ text }) => text)).toEqual(["–", "Internet 500$80.00"]);
    const labels = [...agent.comparison().element().querySelectorAll(".compared-labels > *")];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      ...["Monthly", "Install", "Total over 36 months", "Per month with install"],
      ...["Internet 100", "Internet 500"],
    ]);
    const tops = labels.map((label) => label.getBoundingClientRect().top);
    for (const row of rows) expect(row.map(({ top }) => top)).toEqual(tops);
  },
);

test("on a phone the carts are below each other, and a button shows the details of one", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const list = agent.comparison().getByRole("list").first().element();
  const card = agent.comparison().element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  const [first, second] = [...list.children].map((cart) => cart.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  const shown = () =>
    agent
      .comparison()
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent);
  const main = ["Monthly", "Total over 36 months"];
  expect(shown()).toEqual([...main, ...main]);
  const use = agent.comparison().getByRole("button", { name: /^Use/ });
  await expect.element(use).not.toBeInTheDocument();
  const details = agent.comparison().getByRole("button", { name: "Details of Internet 100" });
  await expect.element(details).toHaveAttribute("aria-expanded", "false");
  await details.click();
  await expect.element(details).toHaveAttribute("aria-expanded", "true");
  await expect.element(use).toBeVisible();
  expect(shown()).toHaveLength(6);
  const services = agent.comparison().getByRole("listitem").getByRole("listitem");
  expect(services.elements().map(({ textContent }) => textContent)).toEqual(["Internet 100$50.00"]);
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

test("lines to the internet with other titles differ by type and speed, or by title if those are equal", async () => {
  const fiber = { product_type: "fiber", download_speed: 100 };
  await openBuilder(
    searchOf([
      { ...rows.internet, ...fiber, title: "Start" },
      { ...rows.faster, ...fiber, title: "Extra" },
      { ...rows.faster, ...fiber, id: "last", title: "Extra", download_speed: 500 },
    ]),
  );
  await agent.section("Broadband").click();
  await agent.radio("Start").click();
  await agent.keep().click();
  const cells = () =>
    agent
      .comparison()
      .getByRole("listitem")
      .getByRole("listitem")
      .elements()
      .map((cell) => [...cell.children].map((part) => `${part.className}: ${part.textContent}`));
  await agent.radio("Extra").nth(1).click();
  await expect.poll(cells).toEqual([
    ["compared-label: Start", "amount: $50.00", "reason: Fiber · 100 Mbps"],
    ["compared-label: Extra", "amount: $80.00", "reason: Fiber · 500 Mbps"],
  ]);
  await agent.radio("Extra").first().click();
  await expect.poll(cells).toEqual([
    ["compared-title: Start", "amount: $50.00", "reason: Fiber · 100 Mbps"],
    ["compared-title: Extra", "amount: $80.00", "reason: Fiber · 100 Mbps"],
  ]);
});

test("carts of different terms are compared by their cost per month, also on a phone", async () => {
  const terms = ["12", "36"];
  await openBuilder(
    searchOf(
      [rows.internet, rows.faster].map((row) => ({ ...row, terms })),
      {
        term: [oneYear, threeYears],
      },
    ),
  );
  await agent.choose("Term", "36");
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.keep().click();
  await agent.choose("Term", "12");
  await agent.section("Broadband").click();
  await agent.radio("Internet 500").click();
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await expect
    .poll(amounts)
    .toEqual([
      ...["$50.00", "$50.00"],
      ...["$80.00", "$88.33 Compared with 36 months, Internet 100+$38.33"],
    ]);
  await agent
    .comparison()
    .getByRole("button", { name: /^Details of 12 months/ })
    .click();
  await expect.poll(amounts).toContain("12 months");
});

test("a long name takes three lines at most, and its button can be pressed on a phone", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await openWithKept();
  const edit = agent.comparison().getByRole("button", { name: /^Rename / });
  await edit.click();
  await userEvent.keyboard(`${"All that the customer asked for ".repeat(3)}{Enter}`);
  const heading = agent.comparison().getByRole("listitem").getByRole("heading").first();
  await expect.element(heading).toHaveTextContent(/^All that/);
  expect(heading.element().textContent.length).toBeLessThanOrEqual(60);
  const { lineHeight } = getComputedStyle(heading.element());
  const { height } = heading.element().getBoundingClientRect();
  expect(Math.round(height / Number.parseFloat(lineHeight))).toBeLessThanOrEqual(3);
  await edit.click();
  await expect.element(agent.comparison().getByRole("textbox", { name: "Name" })).toBeVisible();
});

test.each([1440, 768])(
  "four carts at %i px are beside each other, without a sideways scroll",
  async (width) => {
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
    expect(new Set(tops).size).toBe(1);
    for (const cart of list.children)
      expect(cart.scrollWidth).toBeLessThanOrEqual(cart.clientWidth);
  },
);
