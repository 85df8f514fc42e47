import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { aFinder, firstNames } from "./a-finder.ts";
import { agent, cardNames, finderCall, openFinder, openReady } from "./open-finder.ts";

cleanUpHostPage();

const all = (count: number) => agent.heading(`${count} Providers Found`);

test("P12: a spinner until the first fetch is complete, then all providers in the server's order", async () => {
  let answer = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { backend } = await openFinder(() => held);
  await expect.element(page.getByText("Loading providers")).toBeInTheDocument();
  answer(Response.json({ data: aFinder }));
  await expect.element(all(10)).toBeVisible();
  expect(cardNames()).toEqual(firstNames);
  // P26: without criteria nothing is counted.
  await expect.element(agent.card("Acme")).not.toHaveAccessibleDescription();
  expect(backend.calls.filter((call) => call === finderCall)).toHaveLength(1);
  // P27: nothing is selected yet.
  await expect.element(agent.proposal()).not.toBeInTheDocument();
});

test("P12: a failure is reported; Try again fetches again", async () => {
  expectLog("finder-failed: 502");
  let answer = () => new Response("", { status: 502 });
  const { element } = await openFinder(() => answer());
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  answer = () => Response.json({ data: aFinder });
  await agent.button("Try again").click();
  await expect.element(all(10)).toBeVisible();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Solutions Finder");
});

test("2 §2, P36: tabs are Across the Stack and each top category with questions", async () => {
  await openReady();
  const tabs = page.getByRole("tablist", { name: "Solution categories" }).getByRole("tab");
  const names = tabs.elements().map((tab) => tab.textContent);
  expect(names).toEqual(["Across the Stack", "Network", "Voice"]);
});

test("P1, P2, P17, P18: a category shows its own providers; its children filter further and are toggled", async () => {
  await openReady();
  await agent.tab("Network").click();
  await expect.element(all(10)).toBeVisible();
  const child = agent.tab("Fiber Internet");
  await child.click();
  await expect.element(all(4)).toBeVisible();
  await child.click();
  await expect.element(all(10)).toBeVisible();
  await child.click();
  await page.getByRole("tablist", { name: "Kinds of Network" }).getByRole("tab").first().click();
  await expect.element(all(10)).toBeVisible();
  await agent.tab("Voice").click();
  await expect.element(all(5)).toBeVisible();
  await expect
    .element(page.getByRole("tablist", { name: "Kinds of Voice" }))
    .not.toBeInTheDocument();
});

test("P2, P25, P26, P38: matches first, then the others by their count, each with its counter and what it meets", async () => {
  await openReady(aFinder, { filters: "access:102,Healthcare" });
  await expect.element(agent.heading("1 Matched Provider")).toBeVisible();
  await expect.element(agent.heading("9 Available Providers")).toBeVisible();
  expect(cardNames()).toEqual([
    "Acme",
    ...["Cobalt", "Elm", "Flint", "Garnet", "Iris"],
    ...["Birch", "Delta", "Harbor", "Jade"],
  ]);
  await expect
    .element(agent.card("Acme"))
    .toHaveAccessibleDescription("2 of 2 Meets: Dark Fiber and Healthcare");
  await expect.element(agent.card("Flint")).toHaveAccessibleDescription("1 of 2 Meets: Healthcare");
  await expect.element(agent.card("Jade")).toHaveAccessibleDescription("0 of 2");
});

test("P13: the label opens the provider in a new tab and selects nothing; without an address it is text", async () => {
  const selected = listen("scout-selection-changed");
  await openReady();
  const link = page.getByRole("link", { name: "Acme (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "https://acme.example/");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  link.element().addEventListener("click", (event) => event.preventDefault());
  await link.click();
  expect(selected).toEqual([]);
  await expect.element(page.getByRole("link", { name: /^Jade/ })).not.toBeInTheDocument();
  await expect.element(agent.card("Jade")).toBeInTheDocument();
});

test("P20: a message replaces the list, sanitised, and hides the panel", async () => {
  await openFinder({
    ...aFinder,
    rows: [],
    message: "Come <b>back</b> later<img src=x onerror=alert(1)>",
  });
  await expect.element(page.getByText("Come back later")).toBeVisible();
  await expect.element(agent.search()).not.toBeInTheDocument();
  expect(
    document.querySelector("solutions-finder")?.shadowRoot?.querySelector("[onerror]"),
  ).toBeNull();
});

test("P20: without facets the panel is hidden; a category still has its questions", async () => {
  await openReady({ ...aFinder, facets: [] });
  await expect.element(agent.search()).not.toBeInTheDocument();
  await agent.tab("Voice").click();
  await expect.element(agent.search()).toBeVisible();
});

test("an empty answer shows its text", async () => {
  await openFinder({ ...aFinder, rows: [], facets: [] });
  await expect.element(agent.heading("0 Providers Found")).toBeVisible();
  await expect.element(page.getByText("There are no providers here.")).toBeVisible();
});

test("of ten thousand providers only those near the viewport are drawn, each with its position", async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ nid: at, name: `P${at}` }));
  await openReady({ ...aFinder, rows });
  await expect.element(all(10_000)).toBeVisible();
  const shown = page.getByRole("list", { name: "10000 Providers Found" }).getByRole("listitem");
  // After the first frame.
  await expect.poll(() => shown.elements().length).toBeGreaterThanOrEqual(30);
  expect(shown.elements().length).toBeLessThan(200);
  expect(shown.first().element().getAttribute("aria-setsize")).toBe("10000");
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => cardNames().at(-1)).toBe("P9999");
  window.scrollTo(0, 0);
});

test.each([
  [1431, 5],
  [1430, 3],
  [1026, 3],
  [1025, 2],
  [501, 2],
  [500, 1],
])("2 §9, W1: an element of %i pixels has %i columns", async (width, columns) => {
  const { element } = await openReady();
  const frame = document.createElement("div");
  frame.style.inlineSize = `${width}px`;
  document.body.append(frame);
  frame.append(element);
  await expect.element(all(10)).toBeVisible();
  const tops = () =>
    page
      .getByRole("list", { name: "10 Providers Found" })
      .getByRole("listitem")
      .elements()
      .map((card) => Math.round(card.getBoundingClientRect().top));
  await expect.poll(() => tops().filter((top) => top === tops()[0]).length).toBe(columns);
});

test.each([1431, 1701])("an element of %i pixels breaks no word of a name", async (width) => {
  const rows = aFinder.rows.map((row) => ({ ...row, name: `${row.name} Communications` }));
  const { element } = await openReady({ ...aFinder, rows }, { category: "network" });
  const frame = document.createElement("div");
  frame.style.inlineSize = `${width}px`;
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.proposal()).toBeVisible();
  const words = document.createRange();
  const link = page.getByRole("link", { name: /^Acme Communications/ }).element();
  const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) throw new Error("The link has no text.");
  words.setStart(text, "Acme ".length);
  words.setEnd(text, "Acme Communications".length);
  await expect.poll(() => words.getClientRects().length).toBe(1);
});

test("ZB26: the count of a long list is beside its search box", async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ nid: at, name: `P${at}` }));
  await openReady({ ...aFinder, rows });
  const middleOf = (one: Element) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  };
  const box = middleOf(page.getByRole("searchbox", { name: "Search this list" }).element());
  const count = middleOf(page.getByText("100 in this list").element());
  expect(Math.abs(box - count)).toBeLessThan(1);
});

test("W2: up to 500 pixels a select replaces the tabs", async () => {
  const { element } = await openReady();
  const frame = document.createElement("div");
  frame.style.inlineSize = "500px";
  document.body.append(frame);
  frame.append(element);
  const list = page.getByRole("combobox", { name: "Solution categories" });
  await list.selectOptions("Voice");
  await expect.element(all(5)).toBeVisible();
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
});

test("A11: another user starts over", async () => {
  const answers = [aFinder, { ...aFinder, rows: aFinder.rows.slice(0, 3) }];
  const { backend } = await openReady(() => Response.json({ data: answers.shift() }));
  await expect.element(all(10)).toBeVisible();
  pageState().cores.get(backend.apiBase)?.session.signIn("a token", "external");
  await expect.element(all(3)).toBeVisible();
});

test("hostile texts and links stay text", async () => {
  const rows = [
    {
      nid: 1,
      name: "<img src=x onerror=alert(1)>Evil\u202e",
      uri: "javascript:alert(1)",
      logo: "javascript:alert(1)",
      taxonomy: [{ facet_id: "__proto__", value: "x" }],
      categories: ["constructor"],
    },
  ];
  const { element } = await openReady({ ...aFinder, rows });
  await expect.element(agent.card("Evil")).toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: /Evil/ })).not.toBeInTheDocument();
  expect(
    element.shadowRoot?.querySelector("[onerror], [src^='javascript'], [href^='javascript']"),
  ).toBeNull();
});
