import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { type SectionName, sectionNames } from "../../../../src/testing/parts/pricing-tester.ts";
import { cleanUpHostPage, listen } from "../../../support/host-page.ts";
import { agent } from "../agent.ts";
import { openBuilder } from "../open-pricing.ts";
import { acme, bolt, oneYear, searchOf, threeYears } from "../searches.ts";

cleanUpHostPage();

const fiber = { type: "broadband", widget: "radio", product_type: "fiber" } as const;
const gigabit = { ...fiber, download_speed: 1000 } as const;
const offers: readonly ServiceRow[] = [
  { ...gigabit, id: "a12", title: "Acme Gig", provider: "acme", terms: ["12"], mrc: 120 },
  { ...gigabit, id: "a36", title: "Acme Gig", provider: "acme", terms: ["36"], mrc: 100, nrc: 50 },
  {
    ...{ ...gigabit, id: "b36", title: "Bolt Gig", provider: "bolt", terms: ["36"], mrc: 90 },
    ...{ download_speed: 940, label: "940 / 880 Mbps" },
  },
  {
    ...{ ...fiber, id: "a100", title: "Acme 100", provider: "acme", terms: ["12"], mrc: 40 },
    download_speed: 100,
  },
  { id: "voice", type: "phone", title: "Acme Voice", provider: "acme", mrc: 20 },
];
const slow = { coax: { metadata: [{ key: "speed", value: 300 }] } };
const search = (bolts = {}, rows = offers) =>
  searchOf(rows, { provider: [acme, { ...bolt, ...bolts }], term: [threeYears, oneYear] });

const list = () => page.getByRole("table", { name: "Price board" });
const price = (name: RegExp) => list().getByRole("button", { name });
const grid = () => page.getByRole("grid", { name: "Price board" });
const cell = (name: RegExp) => grid().getByRole("button", { name });
const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const textsOf = (role: "rowheader" | "columnheader", inside = list()) =>
  inside
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);
/** The announcement of the count and the order, after each change. */
const summary = (text: string) => page.getByText(`Price board: ${text}`).first();

/** Returns the number of lines of an element's text. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Returns the id of the service whose control has focus. */
function focusedValue({ shadowRoot }: Element): string | null {
  const focused = shadowRoot?.activeElement;
  return focused instanceof HTMLInputElement ? focused.value : null;
}

test("before a choice the board ranks all offers, one in each row, the cheapest first", async () => {
  await openBuilder(search());
  await expect
    .element(page.getByText("Service types: choose a provider and a term first."))
    .toBeVisible();
  await expect.element(list()).toBeVisible();
  expect(textsOf("columnheader")).toEqual([
    ...["Provider and service", "Monthly", "Speed and access", "Term", "Install"],
    "Total over the term",
  ]);
  expect(textsOf("rowheader")).toEqual([
    "AcmeAcme 100",
    "BoltBolt Gig",
    "AcmeAcme Gig",
    "AcmeAcme Gig",
  ]);
  const [, , bolts] = list().getByRole("row").elements();
  expect([...(bolts?.children ?? [])].slice(2).map(({ textContent }) => textContent)).toEqual([
    "940/880 Mbps940 Mbps down, 880 Mbps upFiber, $0.10/Mbps",
    "36 Months",
    "$0.00",
    "$3,240.00",
  ]);
  await expect
    .element(price(/^\$90/))
    .toHaveAccessibleName("$90.00/mo, Bolt Gig of Bolt, 36 Months");
  // A row does not show what its price would be the lowest of.
  expect(list().element().textContent).not.toContain("Lowest");
  await expect.element(summary("2 providers · 4 offers, lowest price first")).toBeVisible();
});

test("on a tablet no heading has more than two lines, and a price of four digits is beside its Add", async () => {
  await page.viewport(768, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const wide = {
    ...gigabit,
    id: "wide",
    title: "Acme Gig",
    provider: "acme",
    mrc: 1250.5,
    nrc: 1500,
    terms: ["36"],
  };
  await openBuilder(search({}, [wide, ...offers]));
  await expect.element(list()).toBeVisible();
  for (const heading of list().getByRole("columnheader").elements()) {
    expect(linesOf(heading), heading.textContent ?? "").toBeLessThanOrEqual(2);
  }
  for (const button of list().getByRole("button", { name: /\/mo/ }).elements()) {
    const amount = button.querySelector(".amount")?.getBoundingClientRect();
    const add = button.querySelector(".board-add")?.getBoundingClientRect();
    expect(add?.left).toBeGreaterThanOrEqual((amount?.right ?? 0) + 7.9);
    expect(add?.top).toBeLessThan(amount?.bottom ?? 0);
  }
});

test("term, speed, words and order filter and sort the offers, and a status announces the number of offers", async () => {
  await openBuilder(search());
  await expect.element(list()).toBeVisible();
  const after = async (name: string, option: string, text: string) => {
    await agent.choose(name, option);
    await expect.element(summary(text)).toBeVisible();
  };
  await agent.choose("Minimum speed", "1 Gbps+");
  await expect.element(page.getByText(/940 Mbps counts as 1 Gbps\.$/).first()).toBeVisible();
  expect(textsOf("rowheader")[0]).toBe("BoltBolt Gig");
  await after("Minimum speed", "Any", "2 providers · 4 offers, lowest price first");
  await after("Sort by", "Speed", "2 providers · 4 offers, highest speed first");
  expect(textsOf("rowheader").at(-1)).toBe("AcmeAcme 100");
  await after("Term", "36 Months", "2 providers · 2 offers, highest speed first");
  await agent.choose("Term", "All terms");
  await agent.box("One per provider").click();
  await expect.element(summary("2 providers · 2 offers, highest speed first")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find an offer" }).fill("bolt");
  // The announcement waits until the changes end.
  await expect
    .element(agent.status("Price board: 1 provider · 1 offer, highest speed first"))
    .toBeInTheDocument();
  await agent.choose("Minimum speed", "10 Gbps+");
  await expect.element(agent.status(/^Price board: No matching offers\./)).toBeInTheDocument();
  await expect.element(list()).not.toBeInTheDocument();
});

test("K9: until both are chosen, Provider and Term above the board are its only filters of provider and term", async () => {
  await openBuilder(search(), {}, { provider: "acme" });
  await expect.element(summary("1 provider · 3 offers, lowest price first")).toBeVisible();
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  expect(agent.choice("Providers of the prices").query()).toBeNull();
  expect(agent.choice("Terms of the prices").query()).toBeNull();
  expect(agent.choice("Region").query()).toBeNull();
  await agent.choose("Provider", "All providers");
  await expect.element(summary("2 providers · 4 offers, lowest price first")).toBeVisible();
  await agent.choose("Term", "36 Months");
  await expect.element(summary("2 providers · 2 offers, lowest price first")).toBeVisible();
  await expect.element(page.getByText("Service types: choose a provider first.")).toBeVisible();
  // The term that was chosen first stays.
  await agent.choose("Provider", "bolt");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  await expect.element(agent.choice("Term")).toHaveValue("36");
  expect(
    agent.choice("Provider").getByRole("option", { name: "All providers" }).query(),
  ).toBeNull();
  await tab("Compare all").click();
  await agent.choose("Providers of the prices", "Acme");
  await agent.choose("Terms of the prices", "12 Months");
  // The order is above the count, and is read out with it.
  await expect.element(page.getByText(/^1 provider · 2 offers\. Monthly/)).toBeVisible();
  await expect
    .element(agent.status("Price board: 1 provider · 2 offers, lowest price first"))
    .toBeInTheDocument();
  await agent.button("Change provider, term, package or region").click();
  await expect.element(agent.choice("Provider")).toHaveValue("bolt");
});

test("filters, order and view stay while the services are shown", async () => {
  await openBuilder(search());
  await agent.choose("Minimum speed", "1 Gbps+");
  await agent.choose("Sort by", "Speed");
  await tab("Matrix").click();
  await cell(/^\$100/).click();
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  await tab("Compare all").click();
  await expect.element(tab("Matrix")).toHaveAttribute("aria-selected", "true");
  await expect.element(agent.choice("Minimum speed")).toHaveValue("940");
  // The products of the matrix have an order of their own.
  expect(agent.choice("Sort by").query()).toBeNull();
  await tab("Ranked list").click();
  await expect.element(agent.choice("Sort by")).toHaveValue("speed");
  // The provider and the term of the proposal are no filters.
  await expect.element(agent.choice("Providers of the prices")).toHaveValue("");
  await agent.choose("Terms of the prices", "12 Months");
  await tab("Build").click();
  await tab("Compare all").click();
  await expect.element(agent.choice("Terms of the prices")).toHaveValue("12");
});

test("where the offer is of another provider or term than the services of the proposal, its price says Switch, and a sentence what that does; the price of a service in the proposal says so", async () => {
  await openBuilder(
    searchOf(
      [...offers, { ...gigabit, id: "c36", title: "Acme Extra", provider: "acme", mrc: 150 }],
      {
        provider: [acme, bolt],
        term: [threeYears, oneYear],
      },
    ),
  );
  const words = () =>
    list()
      .getByRole("button")
      .elements()
      .map((one) => one.querySelector(".board-add")?.textContent);
  await expect.poll(() => new Set(words())).toEqual(new Set(["Add"]));
  expect(page.getByText(/Switch starts/).query()).toBeNull();
  await price(/^\$100/).click();
  await expect.poll(agent.lines).toEqual(["Acme Gig"]);
  await tab("Compare all").click();
  const text = /with required items\. Switch starts the proposal over\.$/;
  await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(price(/^\$90/))
    .toHaveAccessibleName("$90.00/mo, Bolt Gig of Bolt, 36 Months, Switch");
  await expect
    .element(price(/^\$100/))
    .toHaveAccessibleName("$100.00/mo, Acme Gig of Acme, 36 Months, In proposal");
  await expect
    .element(price(/^\$150.*36/))
    .toHaveAccessibleName("$150.00/mo, Acme Extra of Acme, 36 Months, Replace");
  await tab("Matrix").click();
  // A cell has no Add, but says what a choice does besides that.
  expect(cell(/^\$90/).element().querySelector(".board-add")?.textContent).toBe("Switch");
});

/** Opens the board beside a proposal with a package. */
async function openBeside(dependencies: readonly string[]): Promise<void> {
  await openBuilder(
    searchOf(
      [
        ...offers.map((row) => ({ ...row, equipment_fee: 18.95, equipment_title: "Gateway" })),
        { ...gigabit, id: "c36", title: "Acme Slow", provider: "acme", terms: ["36"], mrc: 80 },
      ],
      {
        provider: [acme, bolt],
        term: [threeYears, oneYear],
        package: [{ value: "office", label: "Office", provider: "acme", dependencies }],
      },
    ),
  );
  await price(/^\$118.*36/).click();
  await expect.poll(agent.lines).toContain("Acme Gig");
  await agent.choose("Package", "office");
  await expect.element(agent.choice("Package")).toHaveValue("office");
  await tab("Compare all").click();
  await expect.element(list()).toBeVisible();
}

test("J4: where an offer takes the place of another, its price says Replace; a sentence says which package ends and what else goes", async () => {
  await openBeside(["a36", "voice"]);
  await expect
    .element(price(/^\$80/))
    .toHaveAccessibleName(
      "$80.00/mo, Acme Slow of Acme, 36 Months, Replace, ends Office, removes Acme Voice",
    );
  expect(price(/^\$80/).element().querySelector(".board-add")?.textContent).toBe("Replace");
  const text = "Replace ends Office, removes Acme Voice; Switch starts the proposal over.";
  await expect.element(page.getByText(text)).toBeVisible();
  await price(/^\$80/).click();
  await expect.poll(agent.lines).toEqual(["Acme Slow"]);
});

test("at 1440 px the board beside a proposal has two lines of controls and one of text", async () => {
  await page.viewport(1440, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await openBeside(["a36"]);
  const place = (part: { element: () => Element }) => part.element().getBoundingClientRect();
  const top = list().element().closest(".card")?.getBoundingClientRect().top ?? 0;
  expect(place(list().getByRole("columnheader").first()).bottom - top).toBeLessThanOrEqual(152);
  const [search, one] = [
    place(page.getByRole("searchbox", { name: "Find an offer" })),
    place(agent.box("One per provider")),
  ];
  expect(search.left).toBe(place(list()).left);
  expect(search.right).toBeLessThanOrEqual(one.left);
  expect(Math.abs(search.top + search.bottom - one.top - one.bottom)).toBeLessThan(6);
  const hint = page.getByText(/^2 providers · 5 offers\. Monthly total/).element();
  expect(linesOf(hint)).toBe(1);
});

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

test("K9: at 360 px the section toggles are two columns until an offer is chosen, with boxes centred beside their labels", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(search());
  await expect.element(list()).toBeVisible();
  const choices = sectionNames.map((name) => {
    const box = agent.section(name).element();
    return { box, row: box.closest(".choice") ?? expect.fail() };
  });
  const rows = choices.map(({ row }) => row.getBoundingClientRect());
  for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(24);
  for (const { box, row } of choices) {
    const label = row.querySelector(".choice-label") ?? expect.fail();
    expect(Math.abs(middleOf(box) - middleOf(label))).toBeLessThan(1);
  }
  const [first, second, third] = rows;
  expect(first?.top).toBe(second?.top);
  expect(first?.left).toBe(third?.left);
  const bottom = Math.max(...rows.map((row) => row.bottom));
  expect(bottom - (first?.top ?? 0)).toBeLessThanOrEqual(56);
});

test("K9: at 360 px Compare all shows no section toggles, and the first offer is above the bar", async () => {
  await openBeside(["a36"]);
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await expect.element(agent.button("Filters")).toBeVisible();
  const sentence = page.getByText(/^2 providers · 5 offers\. Monthly total .+ Replace ends Office/);
  await expect.element(sentence).toBeVisible();
  expect(agent.section("Broadband").query()).toBeNull();
  expect(linesOf(sentence.element())).toBeLessThanOrEqual(4);
  const heading = page.getByRole("heading", { name: "Price board" }).element();
  expect(heading.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  // The header of a portal takes 110 px, the bar 56 px.
  const offer = price(/^\$80/).element().closest("tr") ?? expect.fail();
  expect(offer.getBoundingClientRect().bottom).toBeLessThan(780 - 110 - 56);
});

test("I27, K9: on a tablet the form is closed, and Compare all shows no section toggles and words with room in their buttons", async () => {
  await page.viewport(768, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await openBeside(["a36"]);
  await expect.element(list()).toBeVisible();
  await expect.element(agent.button("Change the address or customer")).toBeVisible();
  expect(agent.section("Broadband").query()).toBeNull();
  const words = [...list().element().querySelectorAll(".board-add:not(.held)")];
  expect(new Set(words.map(({ textContent }) => textContent))).toEqual(
    new Set(["Replace", "Switch"]),
  );
  for (const word of words) {
    const range = new Range();
    range.selectNodeContents(word);
    const room = word.getBoundingClientRect().width - range.getBoundingClientRect().width;
    expect(room).toBeGreaterThanOrEqual(12);
  }
});

test.for([768, 960, 1024, 1440])(
  "at %i px the widths of the columns of offers add up, with and without a proposal",
  async (width) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    const columns = ["offer", "price", "speed", "term", "install", "total"];
    const sum = () => {
      const style = getComputedStyle(list().element());
      const widths = columns.map((name) => Number.parseFloat(style.getPropertyValue(`--_${name}`)));
      return widths.reduce((total, one) => total + one, 0);
    };
    await openBuilder(search());
    await expect.element(list()).toBeVisible();
    expect(sum()).toBe(100);
    await agent.choose("Provider", "acme");
    await agent.choose("Term", "36");
    await agent.section("Broadband").click();
    await agent.radio("Acme Gig").click();
    await tab("Compare all").click();
    await expect.poll(sum).toBe(100);
    expect(list().element().closest(".with-effects")).not.toBeNull();
  },
);

test("behind Compare all one line names the choices of the proposal, nothing moves, and Change shows them", async () => {
  await openBuilder(
    searchOf([{ ...gigabit, id: "gig", title: "Gig", mrc: 50 }], {
      package: [{ value: "office", label: "Office", price: 40, dependencies: ["gig"] }],
      region: [
        { value: "tx", label: "Texas" },
        { value: "ca", label: "California" },
      ],
    }),
  );
  await expect.element(agent.choice("Package")).toBeVisible();
  const top = () => tab("Compare all").element().getBoundingClientRect().top;
  const before = top();
  await tab("Compare all").click();
  await expect.element(agent.choice("Term")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Proposal Acme\u00a0· 36 Months/)).toBeVisible();
  expect(top()).toBe(before);
  const change = agent.button("Change provider, term, package or region");
  await change.click();
  await expect.element(agent.choice("Term")).toBeVisible();
  await expect.element(agent.choice("Package")).toBeVisible();
  await change.click();
  expect(agent.choice("Term").query()).toBeNull();
  expect(top()).toBe(before);
  await change.click();
  await tab("Build").click();
  await expect.element(agent.choice("Term")).toBeVisible();
  // The choices close when the prices are shown again.
  await tab("Compare all").click();
  await expect.element(agent.choice("Term")).not.toBeInTheDocument();
});

test("at 360 px the filters and the view are in a sheet, whose button counts the filters", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(search());
  await agent.button("Filters").click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await agent.choose("Minimum speed", "1 Gbps+");
  await agent.box("One per provider").click();
  await sheet.getByRole("button", { name: "Show 2 offers" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(agent.button("Filters (2)")).toBeVisible();
  expect(textsOf("rowheader")).toEqual(["BoltBolt Gig", "AcmeAcme Gig"]);
  await agent.button("Filters (2)").click();
  await expect.element(agent.choice("Sort by")).toBeVisible();
  await agent.choose("Show as", "Matrix");
  await expect.element(agent.choice("Sort by")).not.toBeInTheDocument();
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect.element(grid()).toBeVisible();
  // The provider is no filter of the sheet.
  await agent.choose("Provider", "acme");
  await expect.poll(() => textsOf("columnheader", grid())).toEqual(["Product", "Acme"]);
  await expect.element(agent.button("Filters (2)")).toBeVisible();
});

test("at 360 px the first price is on the first screen, and prices look alike", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(search());
  // The header of a portal takes 110 px.
  expect(price(/^\$40/).element().getBoundingClientRect().bottom).toBeLessThan(780 - 110);
  const prices = list().getByRole("button").elements();
  expect(new Set(prices.map((one) => one.getBoundingClientRect().height)).size).toBe(1);
});

test.each([
  [1440, 32],
  [1024, 32],
  [768, 32],
  [360, 44],
])(
  "at %i px every row shows an outlined Add of %i px, also without pointer and focus",
  async (width, height) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    await openBuilder(search());
    await agent.section("Broadband").hover();
    const prices = list().getByRole("button").elements();
    expect(prices.length).toBeGreaterThan(3);
    for (const price of prices) {
      const add = price.querySelector(".board-add");
      if (!(add instanceof HTMLElement)) throw new Error("The price has no Add.");
      const { visibility, borderTopWidth } = getComputedStyle(add);
      expect([visibility, borderTopWidth, add.offsetHeight]).toEqual(["visible", "1px", height]);
      const amount = price.querySelector(".amount")?.getBoundingClientRect();
      const box = add.getBoundingClientRect();
      if (amount === undefined) throw new Error("The price has no amount.");
      expect(box.left >= amount.right || box.top >= amount.bottom).toBe(true);
      expect(box.right).toBeLessThanOrEqual(price.getBoundingClientRect().right);
    }
  },
);

test.each([768, 1024, 1440])(
  "at %i px monthly prices with their unit end in one line with their heading, also without Add",
  async (width) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    const dear = { ...gigabit, id: "d", provider: "acme", terms: ["12"], mrc: 1234.5 };
    await openBuilder(search({}, [...offers, dear, { ...dear, id: "n", dependencies: ["voice"] }]));
    await expect.element(list()).toBeVisible();
    const amounts = [...list().element().querySelectorAll(".board-price > .amount")];
    expect(amounts.map(({ textContent }) => textContent)).toContain("$1,234.50/mo");
    expect(amounts).toHaveLength(6);
    const heading = list().getByRole("columnheader", { name: "Monthly" }).element();
    const ends = [heading, ...amounts].map((part) => {
      const range = new Range();
      range.selectNodeContents(part);
      return range.getBoundingClientRect().right;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
    for (const unit of list().element().querySelectorAll(".board-unit")) {
      expect(unit.checkVisibility()).toBe(true);
    }
  },
);

test.each([
  [360, 5],
  [768, 2],
  [1024, 2],
  [1440, 1],
])(
  "at %i px the sentence with the count is between the controls and the offers",
  async (width, maxLines) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    await openBuilder(search());
    const card = list().element().closest(".card") ?? expect.fail();
    const sentence = card.querySelector(".board-hint") ?? expect.fail();
    expect(linesOf(sentence)).toBeLessThanOrEqual(maxLines);
    const { top, bottom } = sentence.getBoundingClientRect();
    for (const controls of card.querySelectorAll(".board-tools, .board-summary")) {
      expect(top).toBeGreaterThanOrEqual(controls.getBoundingClientRect().bottom);
    }
    expect(bottom).toBeLessThanOrEqual(list().element().getBoundingClientRect().top);
  },
);

test("at 1440 px heading, filters and views are one line, and search, switches and order the next one", async () => {
  await page.viewport(1440, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(search());
  await expect.element(list()).toBeVisible();
  const parts = [
    page.getByRole("heading", { name: "Price board" }),
    ...["Service", "Minimum speed", "Access type"].map((name) => agent.choice(name)),
    tab("Matrix"),
  ];
  const below = [
    page.getByRole("searchbox", { name: "Find an offer" }),
    agent.box("One per provider"),
    agent.choice("Sort by"),
  ];
  for (const line of [parts, below]) {
    const places = line.map((part) => part.element().getBoundingClientRect());
    const middles = places.map(({ top, bottom }) => (top + bottom) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
    for (const [at, { right }] of places.slice(0, -1).entries()) {
      expect(right).toBeLessThanOrEqual(places[at + 1]?.left ?? 0);
    }
  }
});

const long = Array.from({ length: 30 }, (_, index) => ({
  ...{ ...fiber, id: `l${index}`, title: `Line ${index}`, provider: "acme", terms: ["36"] },
  mrc: 200 + index,
}));
const rowsShown = () => list().getByRole("rowheader").elements().length;

test("a long list starts with 24 offers; the button names all, shows them, and the focus goes on to the first new price", async () => {
  const { element } = await openBuilder(search({}, long));
  await expect.element(summary("1 provider · 30 offers, lowest price first")).toBeVisible();
  expect(rowsShown()).toBe(24);
  agent.button("Show all 30 offers").element().focus();
  await agent.press("{Enter}");
  await expect.poll(rowsShown).toBe(30);
  expect(agent.button("Show all 30 offers").query()).toBeNull();
  expect(element.shadowRoot?.activeElement?.textContent).toContain("Line 24");
  // The choice holds for another order, too.
  await agent.choose("Sort by", "Speed");
  await expect.element(summary("1 provider · 30 offers, highest speed first")).toBeVisible();
  expect(rowsShown()).toBe(30);
});

test("24 offers are a whole list", async () => {
  await openBuilder(search({}, long.slice(0, 24)));
  await expect.element(list()).toBeVisible();
  expect(rowsShown()).toBe(24);
  expect(page.getByRole("button", { name: /^Show all/ }).query()).toBeNull();
});

test("a long list is whole on paper, and its search finds offers beyond the first", async () => {
  await openBuilder(search({}, long));
  await expect.element(list()).toBeVisible();
  window.dispatchEvent(new Event("beforeprint"));
  expect(rowsShown()).toBe(30);
  // Paper has no control that shows the order.
  const ordered = /^1 provider · 30 offers, lowest price first\. Monthly/;
  expect(page.getByText(ordered).query()).not.toBeNull();
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(rowsShown).toBe(24);
  await page.getByRole("searchbox", { name: "Find an offer" }).fill("line 29");
  await expect.poll(() => textsOf("rowheader")).toEqual(["AcmeLine 29"]);
});

test("phone lines have their own list, without speeds", async () => {
  await openBuilder(search());
  await agent.choose("Service", "Phone lines");
  await expect.element(summary("1 provider · 2 offers, lowest price first")).toBeVisible();
  expect(textsOf("columnheader")).not.toContain("Speed and access");
  expect(agent.choice("Minimum speed").query()).toBeNull();
  expect(agent.choice("Access type").query()).toBeNull();
});

test("a switch that would hide nothing is not there, and one that was just used keeps the focus", async () => {
  const { element } = await openBuilder(search({ serviceability: slow }));
  const hide = page.getByRole("checkbox", { name: /^Hide unavailable/ });
  await hide.click();
  await agent.choose("Provider", "acme");
  await expect.element(agent.box("Hide unavailable (0)")).toBeChecked();
  await hide.click();
  await expect.element(hide).not.toBeChecked();
  expect(element.shadowRoot?.activeElement).toBe(hide.element());
  await tab("Matrix").click();
  await expect.element(grid()).toBeVisible();
});

test("without unavailable offers nothing offers to hide them", async () => {
  await openBuilder(search());
  await expect.element(agent.box("One per provider")).toBeVisible();
  expect(page.getByRole("checkbox", { name: /^Hide unavailable/ }).query()).toBeNull();
});

test("K3, K6: offers that this address cannot get say so and cannot be chosen, or are hidden; their number is shown", async () => {
  const changes = listen("scout-cart-changed");
  await openBuilder(search({ serviceability: slow }));
  const bolts = price(/^\$90/);
  await expect.element(bolts).toHaveAttribute("aria-disabled", "true");
  await expect.element(bolts).toHaveAccessibleDescription("Not available at this address.");
  bolts.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(changes).toEqual([]);
  await agent.box("Hide unavailable (1)").click();
  await expect.element(bolts).not.toBeInTheDocument();
  await expect.element(agent.box("Hide unavailable (1)")).toBeChecked();
  await expect.element(summary("1 provider · 3 offers, lowest price first")).toBeVisible();
});

test("each offer shows the facts of its line", async () => {
  const metadata = [
    { label: "Route Miles", value: "2.3" },
    { label: "Verified", value: "2025-03-14", format: "date" },
  ];
  await openBuilder(search({ serviceability: [{ label: "Fiber", value: "Near net", metadata }] }));
  await expect
    .element(price(/^\$90/))
    .toHaveAccessibleDescription("Near net · Route Miles: 2.3 · Verified: 03/14/2025");
});

test("K9: Enter on a price adds the service as one undo step; focus and scroll position move to its row, and a notice names it", async () => {
  const changes = listen("scout-cart-changed");
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...{ ...fiber, id: `m${index}`, title: `Bolt ${index}`, provider: "bolt", terms: ["36"] },
    ...{ mrc: 91 + index, download_speed: 200 },
  }));
  const { element } = await openBuilder(search({}, [...offers, ...many]));
  await agent.button("Show all 44 offers").click();
  const last = price(/^\$130\.00\/mo, Bolt 39 of Bolt/).element();
  if (last instanceof HTMLElement) last.focus();
  await agent.press("{Enter}");
  await expect.poll(agent.lines).toEqual(["Bolt 39"]);
  await expect.element(agent.choice("Provider")).toHaveValue("bolt");
  await expect.element(agent.choice("Term")).toHaveValue("36");
  await expect.element(agent.section("Broadband")).toBeChecked();
  const row = agent.radio("Bolt 39").element();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(row);
  await expect.element(row).toBeChecked();
  const { top, bottom } = row.getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(window.innerHeight);
  await expect
    .element(agent.note("Added: Bolt 39. Monthly total is now $130.00 (was $0.00)."))
    .toBeVisible();
  expect(changes).toHaveLength(1);
  await agent.undo().click();
  await expect.element(list()).toBeVisible();
  expect(agent.lines()).toEqual([]);
});

test("K9: on a phone Undo of a choice focuses the board that comes back, in the window", async () => {
  await page.viewport(360, 700);
  onTestFinished(() => page.viewport(1024, 768));
  const { element } = await openBuilder(search());
  await price(/^\$90\.00\/mo, Bolt Gig/).click();
  await expect.poll(agent.lines).toEqual(["Bolt Gig"]);
  await agent
    .note(/^Added: Bolt Gig/)
    .getByRole("button", { name: "Undo" })
    .click();
  await expect.element(list()).toBeVisible();
  const focused = () => element.shadowRoot?.activeElement;
  expect(focused()?.textContent).toBe("Price board");
  const place = focused()?.getBoundingClientRect();
  expect(place?.top).toBeGreaterThanOrEqual(0);
  expect(place?.bottom).toBeLessThan(window.innerHeight);
});

const acmesOnly = { value: "pk", title: "Bundle", provider: "acme", dependencies: ["a36"] };

test("K9: before a choice the section toggles are above the board, disabled", async () => {
  const { filter_options: options } = search();
  await openBuilder(searchOf(offers, { ...options, package: [acmesOnly] }));
  await expect.element(list()).toBeVisible();
  expect(agent.choice("Package").query()).toBeNull();
  for (const name of sectionNames) {
    await expect.element(agent.section(name)).toHaveAttribute("aria-disabled", "true");
    await expect.element(agent.section(name)).not.toHaveAccessibleDescription();
  }
  const isAbove = Node.DOCUMENT_POSITION_FOLLOWING;
  const last = agent.section("Television").element();
  expect(last.compareDocumentPosition(list().element()) & isAbove).toBe(isAbove);
  expect(tab("Build").query()).toBeNull();
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  expect(list().query()).toBeNull();
  await expect.element(agent.choice("Package")).toBeEnabled();
});

test("1.4.11: a section toggle that is off has the border of a field", async () => {
  await openBuilder(search());
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  const borderOf = (part: Element | null) => part && getComputedStyle(part).borderTopColor;
  const toggle = agent.section("Broadband").element().closest(".choice");
  expect(borderOf(toggle)).toBe(borderOf(agent.choice("Term").element()));
});

test("K9, K8: the section toggles stay in place when the text of an empty section appears", async () => {
  const tv = { id: "tv", type: "tv", title: "Acme TV", provider: "acme", terms: ["12"], mrc: 9 };
  await openBuilder(search({}, [...offers, tv]));
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "12");
  const television = agent.section("Television");
  await expect.element(television).toBeEnabled();
  const placeOf = (name: SectionName) => {
    const { left, top } = agent.section(name).element().getBoundingClientRect();
    return [left, top];
  };
  const places = sectionNames.map(placeOf);
  await agent.choose("Term", "36");
  await expect
    .element(television)
    .toHaveAccessibleDescription(
      "No Acme Television services available for the term length selected.",
    );
  expect(sectionNames.map(placeOf)).toEqual(places);
});

test.each([
  [1440, 0],
  [768, 24],
  // The hint, and two lines.
  [360, 74],
])(
  "K9: at %i px the section toggles without services take at most %i px above the board",
  async (width, maxPx) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    await openBuilder(search());
    await expect.element(list()).toBeVisible();
    const toggles = sectionNames.map((name) => {
      const toggle = agent.section(name).element().closest(".choice");
      if (toggle === null) throw new Error(`${name} has no toggle.`);
      return toggle.getBoundingClientRect();
    });
    // None is too small for a finger.
    for (const { height } of toggles) expect(height).toBeGreaterThanOrEqual(24);
    const choices = agent.choice("Term").element().closest("fieldset")?.getBoundingClientRect();
    const bottom = Math.max(...toggles.map((toggle) => toggle.bottom));
    expect(bottom - (choices?.bottom ?? 0)).toBeLessThanOrEqual(maxPx + 12);
    const term = agent.choice("Term").element().getBoundingClientRect();
    if (maxPx === 0) expect(toggles[0]?.left).toBeGreaterThan(term.right);
  },
);

test("the sentence above the first price counts the offers, and explains the prices and how to choose one", async () => {
  await openBuilder(search());
  const isBelow = (below: Element, above: Element) =>
    below.getBoundingClientRect().top >= above.getBoundingClientRect().bottom;
  const ofList = page
    .getByText(/^2 providers · 4 offers\. .+ with required items\. Add puts it in the proposal\.$/)
    .element();
  expect(isBelow(price(/^\$40/).element(), ofList)).toBe(true);
  await tab("Matrix").click();
  await expect.element(grid()).toBeVisible();
  const ofMatrix = page.getByText(/with required items\. Select a price to add it\.$/).element();
  expect(isBelow(cell(/^\$40/).element(), ofMatrix)).toBe(true);
  expect(grid().element().textContent).not.toContain("Add");
});

test("K9: Compare all does not change the cart; choosing a price or another provider shows the services again, even if the search had hidden the service", async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ ...fiber, id: `m${index}`, title: `Acme No ${index}`, provider: "acme", mrc: 200 + index },
  }));
  const { element } = await openBuilder(search({}, [...offers, ...many]));
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.section("Broadband").click();
  await agent.radio("Acme Gig").click();
  await expect.poll(agent.lines).toEqual(["Acme Gig"]);
  await page.getByRole("searchbox", { name: "Find a service" }).fill("Acme No 11");
  const changes = listen("scout-cart-changed");
  const build = tab("Build").element();
  if (build instanceof HTMLElement) build.focus();
  await agent.press("{ArrowRight}{Enter}");
  const panel = page.getByRole("tabpanel", { name: "Compare all" });
  await expect.element(panel.getByRole("table", { name: "Price board" })).toBeVisible();
  expect(agent.lines()).toEqual(["Acme Gig"]);
  expect(changes).toEqual([]);
  await agent.section("Phone Lines").click();
  await expect.element(agent.card("Phone Lines")).toBeVisible();
  await tab("Compare all").click();
  await price(/^\$40/).click();
  await expect.poll(agent.lines).toEqual(["Acme 100"]);
  await expect.element(agent.choice("Term")).toHaveValue("12");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  const row = agent.radio("Acme 100").element();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(row);
  await expect
    .element(agent.note(/^Added: Acme 100\./))
    .toHaveTextContent("Removed Acme Gig because the term changed.");
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Acme Gig"]);
  await tab("Compare all").click();
  // This service is already in the proposal, so only the view changes.
  await price(/^\$100/).click();
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => focusedValue(element)).toBe("a36");
  expect(agent.lines()).toEqual(["Acme Gig"]);
  await tab("Compare all").click();
  await agent.button("Change provider, term, package or region").click();
  await agent.choose("Provider", "bolt");
  await agent.choose("Term", "36");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
});

test("the matrix has a row for each product and a column for each provider; grid keys move focus, and the first column stays visible", async () => {
  const { element } = await openBuilder(search());
  await tab("Matrix").click();
  await expect.element(grid()).toBeVisible();
  expect(textsOf("columnheader", grid())).toEqual(["Product", "Acme", "Bolt"]);
  expect(textsOf("rowheader", grid())).toEqual([
    "Broadband 100 to 299 Mbps, fiber",
    "Broadband 1 Gbps (940 to 1,999 Mbps), fiber",
  ]);
  await expect.element(summary("2 providers · 2 products")).toBeVisible();
  const focused = () => element.shadowRoot?.activeElement?.textContent ?? "";
  const first = grid().getByRole("gridcell").first().getByRole("button").element();
  if (first instanceof HTMLElement) first.focus();
  expect(focused()).toContain("Acme 100");
  await agent.press("{ArrowRight}");
  expect(focused()).toContain("Not offered");
  await agent.press("{ArrowDown}");
  expect(focused()).toContain("Bolt Gig");
  await agent.press("{Home}");
  expect(focused()).toContain("$100.00");
  await agent.press("{ArrowRight}");
  expect(cell(/^\$90/).element().textContent).toContain(
    "Lowest of Broadband 1 Gbps (940 to 1,999 Mbps), fiber",
  );
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1024, 768));
  const box = grid().element().parentElement;
  expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? 0);
  box?.scrollTo({ left: 500, behavior: "instant" });
  const heading = grid().getByRole("rowheader").first().element();
  expect(heading.getBoundingClientRect().left).toBe(
    (box?.getBoundingClientRect().left ?? 0) + (box?.clientLeft ?? 0),
  );
  await agent.press("{Enter}");
  await expect.poll(agent.lines).toEqual(["Bolt Gig"]);
});

test.each([
  [1440, 6],
  [360, 2],
])(
  "at %i px the prices of %i providers are beside each other in the matrix",
  async (width, count) => {
    const values = ["acme", "bolt", "cora", "dune", "echo", "fern"].slice(0, count);
    const rows = values.map((provider, index) => ({
      ...{ ...gigabit, id: provider, title: `${provider} Gig`, provider, terms: ["36"] },
      ...{ mrc: 1100 + index, nrc: 100, equipment_fee: 18.95 },
    }));
    const names = values.map((value) => ({ value, label: `${value} Private Networks` }));
    await openBuilder(searchOf(rows, { provider: names, term: [threeYears, oneYear] }));
    await expect.element(list()).toBeVisible();
    await tab("Matrix").click();
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1024, 768));
    const prices = grid().getByRole("button").elements();
    expect(prices).toHaveLength(count);
    const box = grid().element().parentElement?.getBoundingClientRect();
    for (const one of prices) {
      expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0);
      expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
    }
  },
);

test("in the matrix a mark is the last line of its cell, so that the lines of a row are beside each other", async () => {
  const { element } = await openBuilder(search());
  await tab("Matrix").click();
  await expect.element(grid()).toBeVisible();
  const installs = [
    ...(element.shadowRoot?.querySelectorAll(".board tr:last-child .board-fact") ?? []),
  ]
    .filter(({ textContent }) => textContent?.includes("install"))
    .map((one) => one.getBoundingClientRect());
  expect(installs).toHaveLength(2);
  expect(installs[0]?.top).toBe(installs[1]?.top);
  const mark = cell(/^\$90/).element().querySelector(".tag")?.getBoundingClientRect();
  expect(mark?.top).toBeGreaterThanOrEqual(installs[1]?.bottom ?? Number.POSITIVE_INFINITY);
  // A price looks like a link, because a cell has no Add.
  for (const part of cell(/^\$90/).element().querySelectorAll(".amount > span")) {
    expect(getComputedStyle(part).textDecorationLine).toBe("underline");
  }
});

test("at 360 px headings of the matrix begin where their prices do, and the shadow at its edge covers the heading and no text", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  const values = ["acme", "bolt", "cora"];
  const rows = values.map((provider, index) => ({
    ...{ ...gigabit, id: provider, title: `${provider} Gig`, provider, terms: ["36"] },
    ...{ mrc: 1100 + index },
  }));
  const names = values.map((value) => ({ value, label: value }));
  await openBuilder(searchOf(rows, { provider: names, term: [threeYears, oneYear] }));
  await agent.button("Filters").click();
  await agent.choose("Show as", "Matrix");
  await page
    .getByRole("dialog", { name: "Filters" })
    .getByRole("button", { name: /^Show/ })
    .click();
  await expect.element(grid()).toBeVisible();
  const startOf = (part: Element) => {
    const range = new Range();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().left;
  };
  const heading = grid().getByRole("columnheader", { name: "acme" }).element();
  const amount = cell(/^\$1,100/)
    .element()
    .querySelector(".amount");
  if (amount === null) throw new Error("The cell has no amount.");
  expect(startOf(heading)).toBe(startOf(amount));
  const frame = grid().element().closest(".board-frame");
  if (frame === null) throw new Error("The matrix has no frame.");
  const shadow = () => getComputedStyle(frame, "::after");
  const { paddingRight } = getComputedStyle(heading);
  expect(shadow().width).toBe(paddingRight);
  expect(shadow().height).toBe(getComputedStyle(frame).height);
  grid().element().parentElement?.scrollTo({ left: 1000, behavior: "instant" });
  await expect.poll(() => shadow().content).toBe("none");
});

test("at 360 px the figures of all cards begin in the same columns", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  const dear = { ...gigabit, id: "d", title: "Dear", provider: "acme", terms: ["36"] };
  await openBuilder(search({}, [...offers, { ...dear, mrc: 500, nrc: 199.95 }]));
  await expect.element(list()).toBeVisible();
  for (const column of ["term", "install", "termTotal"]) {
    const cells = [...list().element().querySelectorAll(`td[data-column="${column}"]`)];
    expect(cells).toHaveLength(5);
    expect(new Set(cells.map((one) => one.getBoundingClientRect().left)).size).toBe(1);
  }
});

test("in a long matrix the headings of the columns stay at its top, and a focused price is below them", async () => {
  await page.viewport(1024, 500);
  onTestFinished(() => page.viewport(1024, 768));
  const speeds = [50, 100, 300, 500, 1000, 2000, 5000, 10_000];
  const rows = speeds.flatMap((mbps) =>
    ["fiber", "coax"].map((access) => ({
      ...{ ...gigabit, id: `${access}${mbps}`, product_type: access },
      ...{ title: `Bolt ${access} ${mbps}`, download_speed: mbps },
    })),
  );
  await openBuilder(search({}, rows));
  await tab("Matrix").click();
  await expect.element(grid()).toBeVisible();
  const box = grid().element().parentElement;
  if (box === null) throw new Error("The matrix has no box.");
  const heading = grid().getByRole("columnheader", { name: "Bolt" }).element();
  const top = () => heading.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const start = top();
  box.scrollTo({ top: 500, behavior: "instant" });
  expect(box.scrollTop).toBe(500);
  expect(top()).toBe(start);
  const [first] = grid().getByRole("button").elements();
  if (!(first instanceof HTMLElement)) throw new Error("The matrix has no price.");
  first.focus();
  expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    heading.getBoundingClientRect().bottom,
  );
});

test("if several prices are clicked before the next frame, the last click counts", async () => {
  await openBuilder(search());
  const changes = listen("scout-cart-changed");
  await expect.element(list()).toBeVisible();
  const mark = vi.fn();
  const marks = { subtree: true, attributeFilter: ["aria-busy"] };
  new MutationObserver(mark).observe(list().element(), marks);
  for (const name of [/Acme 100/, /Bolt Gig/, /Bolt Gig/]) {
    price(name)
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  await expect.poll(agent.lines).toEqual(["Bolt Gig"]);
  expect(mark).toHaveBeenCalled();
  expect(changes).toHaveLength(1);
});

test("W23: of thousands of offers only those near the viewport are drawn, and the search finds each of them", async () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    ...{ ...fiber, id: `m${index}`, title: `Line ${index}`, provider: "acme", terms: ["36"] },
    mrc: 200 + index,
  }));
  await openBuilder(search({}, many));
  await expect.element(summary("1 provider · 3,000 offers, lowest price first")).toBeVisible();
  await agent.button("Show all 3,000 offers").click();
  await expect.element(list()).toHaveAttribute("aria-rowcount", "3001");
  expect(list().getByRole("row").elements().length).toBeLessThan(400);
  await page.getByRole("searchbox", { name: "Find an offer" }).fill("line 2999");
  await expect.poll(() => textsOf("rowheader")).toEqual(["AcmeLine 2999"]);
});

test("L19: the provider list shows the price that the answer gives, otherwise the lowest price of internet, as the board does", async () => {
  const headline = (provider: string, price: number) => ({ provider, value: { price } });
  const only = { value: "only", label: "Only Voice" };
  const rows = [...offers, { id: "v2", type: "phone", title: "Voice", provider: "only", mrc: 9 }];
  await openBuilder(
    searchOf(
      rows,
      {
        provider: [acme, { ...bolt, serviceability: slow }, only, { value: "none", label: "None" }],
        term: [threeYears, oneYear],
      },
      { pricing: [headline("none", 2), headline("only", 9)] },
    ),
  );
  const options = agent
    .choice("Provider")
    .getByRole("option", { includeHidden: true })
    .elements()
    .map(({ textContent }) => textContent);
  expect(options).toEqual([
    "All providers",
    "Acme – Internet from $40.00/mo",
    // Bolt sells internet, but not at this address.
    "Bolt",
    "Only Voice – from $9.00/mo",
    "None – from $2.00/mo",
  ]);
});

test("the board can be copied as HTML and as tab-separated text, saved as CSV, and printed", async () => {
  const written: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    written.push(...items);
  });
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:kept";
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await openBuilder(search({ serviceability: slow }));
  await page.getByRole("button", { name: /^Copy as table/ }).click();
  await expect.poll(() => written).toHaveLength(1);
  const textOf = async (type: string) => (await written[0]?.getType(type))?.text();
  const lines = (await textOf("text/plain"))?.split("\n") ?? [];
  expect(lines[0]).toBe(
    "Provider\tService\tDownload\tUpload\tAccess\tTerm\tMonthly\tInstall\tTotal over the term\tNote",
  );
  expect(lines).toHaveLength(5);
  expect(lines[1]).toBe("Acme\tAcme 100\t100 Mbps\t\tFiber\t12 Months\t$40.00\t$0.00\t$480.00\t");
  expect(await textOf("text/html")).toMatch(/^<table.*Acme Gig/);
  // At this height the notice covers the buttons.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: /^Download CSV/ }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(await files[0]?.text()).toContain("Acme,Acme 100,100 Mbps,,Fiber,12 Months");
});
