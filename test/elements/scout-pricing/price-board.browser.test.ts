import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ServiceRow } from "../../../src/core/pricing/wire/service-row.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { type SectionName, sectionNames } from "../../testers/pricing-tester.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { acme, bolt, oneYear, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const gigabit = { type: "broadband", widget: "radio", download_speed: 1000 } as const;
const offers: readonly ServiceRow[] = [
  { ...gigabit, id: "a12", title: "Acme Gig", provider: "acme", terms: ["12"], mrc: 120 },
  { ...gigabit, id: "a36", title: "Acme Gig", provider: "acme", terms: ["36"], mrc: 100, nrc: 50 },
  { ...gigabit, id: "b36", title: "Bolt Gig", provider: "bolt", terms: ["36"], mrc: 90 },
  { ...gigabit, id: "a100", title: "Acme 100", provider: "acme", mrc: 40, download_speed: 100 },
  { id: "voice", type: "phone", title: "Acme Voice", provider: "acme", mrc: 20 },
];
const slow = { coax: { metadata: [{ key: "speed", value: 300 }] } };
const search = (bolts = {}) =>
  searchOf(offers, { provider: [acme, { ...bolt, ...bolts }], term: [threeYears, oneYear] });

const grid = () => page.getByRole("grid", { name: "Price board" });
const cell = (name: RegExp) => grid().getByRole("button", { name });
const headings = (role: "rowheader" | "columnheader") =>
  grid()
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);
const narrow = (change: readonly [name: string, option: string]) => agent.choose(...change);

test("the board stands with the sentence: products by providers, the best of each row marked", async () => {
  await openBuilder(search());
  await expect
    .element(page.getByText("Choose a provider and a term to see services."))
    .toBeVisible();
  await expect.element(grid()).toBeVisible();
  expect(headings("columnheader")).toEqual(["Product", "Acme", "Bolt"]);
  expect(headings("rowheader")).toEqual([
    "Broadband 100 to 299 Mbps",
    "Broadband gigabit (900 to 1,999 Mbps)",
    "Phone",
  ]);
  await expect
    .element(cell(/^\$90/))
    .toHaveAccessibleName("$90.00/mo Lowest No install charge 1 Gbps · 36 Months Bolt Gig");
});

test("the term, the least speed and the order narrow and sort the board", async () => {
  await openBuilder(search());
  await narrow(["Show prices for", "12 Months"]);
  await expect.element(cell(/^\$120/)).toBeVisible();
  await narrow(["Minimum speed", "900 Mbps"]);
  await narrow(["Sort by", "Price"]);
  await expect
    .poll(() => headings("rowheader"))
    .toEqual(["Phone", "Broadband gigabit (900 to 1,999 Mbps)"]);
});

test("K3: what this address cannot get says so and does nothing, or is left out", async () => {
  const changes = listen("scout-cart-changed");
  await openBuilder(search({ serviceability: slow }));
  const bolts = cell(/^\$90/);
  await expect.element(bolts).toHaveAttribute("aria-disabled", "true");
  await expect.element(bolts).toHaveAccessibleDescription("Not available at this address.");
  bolts.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(changes).toEqual([]);
  await agent.box("Serviceable only").click();
  await expect.element(bolts).not.toBeInTheDocument();
  expect(headings("columnheader")).toEqual(["Product", "Acme"]);
});

test("arrow keys move; Enter puts the price into the proposal, as one step to undo", async () => {
  const changes = listen("scout-cart-changed");
  const { element } = await openBuilder(search());
  await expect.element(grid()).toBeVisible();
  const first = cell(/^\$40/).element();
  if (first instanceof HTMLElement) first.focus();
  const focused = () => element.shadowRoot?.activeElement?.textContent ?? "";
  await agent.press("{ArrowRight}");
  expect(focused()).toContain("Not offered");
  await agent.press("{ArrowDown}");
  expect(focused()).toContain("Bolt Gig");
  await agent.press("{Home}");
  expect(focused()).toContain("$100.00");
  await agent.press("{Control>}{End}{/Control}");
  expect(focused()).toContain("Not offered");
  await agent.press("{PageUp}{ArrowDown}{Enter}");
  await expect.poll(agent.lines).toEqual(["Bolt Gig"]);
  await expect.element(agent.choice("Provider")).toHaveValue("bolt");
  await expect.element(agent.choice("Term")).toHaveValue("36");
  await expect.element(agent.section("Broadband")).toBeChecked();
  expect(focused()).toBe("Proposal");
  expect(changes).toHaveLength(1);
  await agent.undo().click();
  await expect.element(grid()).toBeVisible();
  expect(agent.lines()).toEqual([]);
});

const acmesOnly = { value: "pk", title: "Bundle", provider: "acme", dependencies: ["a36"] };
const tab = (name: string) => page.getByRole("tab", { name, exact: true });

test("ZB6, K8: the toggles stand, disabled, above the board, and in the same place once a term is chosen", async () => {
  const { filter_options: options } = search();
  await openBuilder(searchOf(offers, { ...options, package: [acmesOnly] }));
  await expect.element(grid()).toBeVisible();
  await expect.element(agent.choice("Package")).toBeDisabled();
  const placeOf = (name: SectionName) => {
    const { left, top } = agent.section(name).element().getBoundingClientRect();
    return [left, top];
  };
  const firstRow = ["Dedicated", "Broadband"] as const;
  const places = firstRow.map(placeOf);
  for (const name of sectionNames) {
    await expect.element(agent.section(name)).toHaveAttribute("aria-disabled", "true");
    await expect.element(agent.section(name)).not.toHaveAccessibleDescription();
  }
  const isAbove = Node.DOCUMENT_POSITION_FOLLOWING;
  const last = agent.section("Television").element();
  expect(last.compareDocumentPosition(grid().element()) & isAbove).toBe(isAbove);
  expect(tab("Build").query()).toBeNull();
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  expect(grid().query()).toBeNull();
  expect(firstRow.map(placeOf)).toEqual(places);
  await expect.element(agent.choice("Package")).toBeEnabled();
  await expect
    .element(agent.section("Television"))
    .toHaveAccessibleDescription(
      "No Acme Television services available for the term length selected.",
    );
});

test("ZB6: Compare all changes nothing in the cart; a price of it, or another provider, does, and shows the services again", async () => {
  await openBuilder(search());
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.section("Broadband").click();
  await agent.radio("Acme Gig").click();
  await expect.poll(agent.lines).toEqual(["Acme Gig"]);
  const changes = listen("scout-cart-changed");
  const build = tab("Build").element();
  if (build instanceof HTMLElement) build.focus();
  await agent.press("{ArrowRight}{Enter}");
  const panel = page.getByRole("tabpanel", { name: "Compare all" });
  await expect.element(panel.getByRole("grid", { name: "Price board" })).toBeVisible();
  expect(agent.lines()).toEqual(["Acme Gig"]);
  expect(changes).toEqual([]);
  await agent.section("Phone Lines").click();
  await expect.element(agent.card("Phone Lines")).toBeVisible();
  await tab("Compare all").click();
  // The same service at another price: the term of the cell is what counts.
  await narrow(["Show prices for", "12 Months"]);
  await cell(/^\$40/).click();
  await expect.poll(agent.lines).toEqual(["Acme 100"]);
  await expect.element(agent.choice("Term")).toHaveValue("12");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
  await expect
    .element(agent.status(/^Removed:/))
    .toHaveTextContent("Removed: Acme Gig because the term changed.");
  await agent.undo().click();
  await expect.poll(agent.lines).toEqual(["Acme Gig"]);
  await tab("Compare all").click();
  await agent.choose("Provider", "bolt");
  await agent.choose("Term", "36");
  await expect.element(tab("Build")).toHaveAttribute("aria-selected", "true");
});

test("on a phone each product lists its providers, the best first", async () => {
  await page.viewport(360, 700);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(search({ serviceability: slow }));
  const list = page.getByRole("list", { name: "Price board" });
  await expect.element(list).toBeVisible();
  const names = list
    .getByRole("button")
    .elements()
    .map(({ firstChild }) => firstChild?.textContent);
  expect(names).toEqual(["Acme", "Acme", "Bolt", "Acme"]);
  const changes = listen("scout-cart-changed");
  const mark = vi.fn();
  const marks = { subtree: true, attributeFilter: ["aria-busy"] };
  new MutationObserver(mark).observe(list.element(), marks);
  // Of clicks that come before one is painted, the last one counts.
  for (const name of [/Acme Gig/, /Acme Voice/, /Acme Voice/]) {
    const price = list.getByRole("button", { name }).element();
    price.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  await expect.poll(agent.lines).toEqual(["Acme Voice"]);
  expect(mark).toHaveBeenCalled();
  expect(changes).toHaveLength(1);
});

test("the board is copied as HTML and as tabs, saved as CSV and printed", async () => {
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
  expect(lines[0]).toBe("Product\tProvider\tService\tTerm\tSpeed\tMonthly\tInstall\tNote");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toBe(
    "Broadband 100 to 299 Mbps\tAcme\tAcme 100\t36 Months\t100 Mbps\t$40.00\t$0.00\t",
  );
  expect(await textOf("text/html")).toMatch(/^<table.*Acme Gig/);
  await page.getByRole("button", { name: /^Download CSV/ }).click();
  await expect.poll(() => files).toHaveLength(1);
  expect(await files[0]?.text()).toContain("Acme,Acme 100,36 Months");
});
