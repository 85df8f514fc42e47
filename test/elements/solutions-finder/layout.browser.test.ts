import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { columnCounts, columnsOf } from "../../support/columns.ts";
import { boxesOf, framesOf } from "../../support/drawn-boxes.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { aFinder, firstNames } from "./a-finder.ts";
import { agent, openFinder, openReady, select } from "./open-finder.ts";

cleanUpHostPage();
beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(1024, 768));

/** Places an element in a box of this width. */
function placeInWidth(element: HTMLElement, widthPx: number): void {
  const frame = document.createElement("div");
  frame.style.inlineSize = `${widthPx}px`;
  document.body.append(frame);
  frame.append(element);
}

/** Counts the lines that the text of an element takes. */
function linesOf(part: Element | null | undefined): number {
  const range = document.createRange();
  range.selectNodeContents(part as Element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

test("the title of a facet is shown in full beside the number of its chosen terms, even in the narrowest column", async () => {
  const facets = aFinder.facets.map((facet) => ({ ...Object(facet), title: "Bandwidth" }));
  await openReady({ ...aFinder, facets }, { filters: "access:102" });
  await select("Acme");
  await expect.element(agent.proposal()).toBeVisible();
  const button = agent.facet("Bandwidth").first();
  await expect.element(button).toHaveAccessibleName("Bandwidth 1 selected");
  expect(linesOf(button.element().querySelector(".facet-title"))).toBe(1);
});

function pictureOf(widthPx: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = 10;
  return canvas.toDataURL("image/png");
}

test("each logo is contained in a plate of 96 × 40 px at the same place, and the box is at the end of its line", async () => {
  const rows = aFinder.rows.map((row, at) => ({
    ...row,
    ...(at > 0 && { logo: pictureOf(at * 10) }),
  }));
  const { element } = await openReady({ ...aFinder, rows });
  await expect.poll(() => boxesOf(element, "image-box > img").length).toBe(rows.length - 1);
  const cards = boxesOf(element, "provider-card");
  const plates = boxesOf(element, "image-box");
  const boxes = boxesOf(element, "provider-card > .choice-input");
  expect(plates).toHaveLength(rows.length);
  const inset = (plates[0]?.left ?? 0) - (cards[0]?.left ?? 0);
  for (const [at, { left, right, top, width, height }] of plates.entries()) {
    const card = cards[at] ?? new DOMRect();
    const box = boxes[at] ?? new DOMRect();
    expect([width, height, left - card.left, top - card.top]).toEqual([96, 40, inset, inset]);
    expect([card.right - box.right, box.top - card.top]).toEqual([inset, inset]);
    expect(box.left).toBeGreaterThan(right);
  }
  for (const [at, { top, bottom }] of boxesOf(element, "image-box > img").entries()) {
    const plate = plates[at + 1] ?? new DOMRect();
    expect(top).toBeGreaterThan(plate.top);
    expect(bottom).toBeLessThan(plate.bottom);
  }
});

test("name, number of met filters and their names are one column", async () => {
  const { element } = await openReady(aFinder, { filters: "access:102,Healthcare" });
  const [name] = boxesOf(element, "provider-card-name");
  const [counter, met] = boxesOf(element, "provider-card-matches > span");
  expect([counter?.left, met?.left]).toEqual([name?.left, name?.left]);
  expect(counter?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  expect(met?.top).toBeGreaterThanOrEqual(counter?.bottom ?? Number.NaN);
});

test("on a phone plate, name and box of a provider are one row", async () => {
  await page.viewport(360, 740);
  const { element } = await openReady();
  const middleOf = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : Number.NaN);
  const [card] = boxesOf(element, "provider-card");
  expect(card?.height).toBeLessThan(72);
  for (const part of ["image-box", "provider-card-name", "provider-card > .choice-input"]) {
    expect(middleOf(boxesOf(element, part)[0]), part).toBeCloseTo(middleOf(card), 0);
  }
});

test("the content of a card does not spread if the card beside it is higher", async () => {
  const rows = aFinder.rows.map((row, at) =>
    at === 0 ? { ...row, name: "Acme of the River ".repeat(9) } : row,
  );
  const { element } = await openReady({ ...aFinder, rows }, { filters: "access:102" });
  const [high, low] = boxesOf(element, "provider-card");
  expect(low?.height).toBe(high?.height);
  const [, name] = boxesOf(element, "provider-card-name");
  const [, logo] = boxesOf(element, "image-box");
  expect((name?.top ?? 0) - (logo?.bottom ?? 0)).toBeLessThanOrEqual(8);
});

test("with eight providers selected, the report can be created without scrolling the panel", async () => {
  await page.viewport(1440, 720);
  await openReady();
  await select(...firstNames.slice(0, 8));
  await expect.element(agent.button("Remove Harbor")).toBeInTheDocument();
  await page.getByRole("button", { name: /^Available Providers/ }).click();
  await expect.element(agent.box("Iris")).toBeInTheDocument();
  const panel = agent.proposal().element();
  panel.scrollIntoView({ block: "start", behavior: "instant" });
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  for (const name of ["Create Report", "Create Matrix"]) {
    const button = agent.button(name).element();
    const box = button.getBoundingClientRect();
    expect(box.bottom, name).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
    const root = panel.getRootNode() as ShadowRoot;
    const top = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(button.contains(top), name).toBe(true);
  }
  // 2.4.11: the focused element is above the buttons.
  const last = agent.button("Remove Harbor").element() as HTMLElement;
  last.focus();
  await expect
    .poll(() => last.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(agent.button("Create Report").element().getBoundingClientRect().top);
});

test("on a phone the count of a long list without the panel is beside its search", async () => {
  await page.viewport(360, 740);
  const rows = Array.from({ length: 424 }, (_, at) => ({ ...aFinder.rows[0], nid: at }));
  const { element } = await openReady({ ...aFinder, rows, facets: [] });
  const [search] = boxesOf(element, "list-search .input");
  const [count] = boxesOf(element, "list-search > .muted");
  expect(count?.left).toBeGreaterThan(search?.right ?? 0);
  expect(count?.bottom).toBe(search?.bottom);
});

test("2.4.11: on a phone the focused element is above the bar at the bottom", async () => {
  await page.viewport(360, 400);
  await openReady(aFinder, { filters: "access:102" });
  const bar = page.getByRole("button", { name: /^Review selection \(\d of 8\)$/ });
  await expect.element(bar).toBeVisible();
  const button = agent.card("Cobalt").element() as HTMLElement;
  // Scrolls the button behind the bar at the bottom of the window.
  window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 4);
  button.focus();
  await expect
    .poll(() => button.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
});

test("on a phone the bar at the bottom is as wide as the page, and has an edge", async () => {
  await page.viewport(360, 740);
  await openReady();
  await select("Acme");
  const button = page.getByRole("button", { name: /^Review selection/ });
  await expect.element(button).toBeVisible();
  const bar = button.element().closest(".proposal-bar");
  if (bar === null) throw new Error("The button is in no bar.");
  const { left, right } = bar.getBoundingClientRect();
  const { borderImageOutset, borderImageSource } = getComputedStyle(bar);
  expect(borderImageSource).toMatch(/^linear-gradient\(.* 1px, .* 1px\)$/);
  const beyondPx = Number.parseFloat(borderImageOutset.split(" ")[1] ?? "");
  expect([left - beyondPx, right + beyondPx]).toEqual([0, 360]);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test("P27: the bar that leads to the proposal disappears there, and returns with the results", async () => {
  await page.viewport(360, 740);
  await openReady();
  await select("Acme", "Birch", "Cobalt");
  const bar = page.getByRole("button", { name: /^Review selection/ });
  await expect.element(bar).toBeVisible();
  const heightPx = document.documentElement.scrollHeight;
  await bar.click();
  const heading = agent.heading("Selected Providers").element();
  await expect.poll(() => heading.matches(":focus")).toBe(true);
  await expect.element(bar).not.toBeInTheDocument();
  const { top } = heading.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(document.documentElement.scrollHeight).toBe(heightPx);
  window.scrollTo({ top: 0, behavior: "instant" });
  await expect.element(bar).toBeVisible();
});

test("P27: between the filters and the results, the bar returns when the proposal is above the window", async () => {
  await page.viewport(800, 600);
  const rows = Array.from({ length: 120 }, (_, at) => ({ nid: at, name: `Provider ${at}` }));
  await openReady({ ...aFinder, rows });
  await select("Provider 0");
  const bar = page.getByRole("button", { name: /^Review selection/ });
  agent.proposal().element().scrollIntoView({ block: "start", behavior: "instant" });
  await expect.element(bar).not.toBeInTheDocument();
  window.scrollTo({ top: 4000, behavior: "instant" });
  await expect.element(bar).toBeVisible();
});

test("2 §9, W1: an element has as many columns as fit its width", async () => {
  const { element } = await openReady();
  const list = page.getByRole("list", { name: "10 Providers Found" });
  const columns = () => columnsOf(list.getByRole("listitem").elements());
  for (const [widthPx, count] of columnCounts) {
    placeInWidth(element, widthPx);
    await expect.poll(columns, { message: `${widthPx} px` }).toBe(count);
  }
});

test("P27: beside the results the proposal has its place before it is shown, so that no card moves at the first choice", async () => {
  const { element } = await openReady();
  const cards = () => boxesOf(element, "provider-card").map(({ left, top }) => [left, top]);
  const before = cards();
  await expect.element(agent.proposal()).not.toBeInTheDocument();
  await select("Acme");
  await expect.element(agent.proposal()).toBeVisible();
  expect(cards()).toEqual(before);
});

test("W2: up to 500 pixels a select replaces the tabs", async () => {
  const { element } = await openReady();
  placeInWidth(element, 500);
  const list = page.getByRole("combobox", { name: "Solution categories" });
  await list.selectOptions("Voice");
  await expect.element(agent.heading("5 Providers Found")).toBeVisible();
  await expect.element(page.getByRole("tablist")).not.toBeInTheDocument();
});

test("at any width no word of a name is broken", async () => {
  const rows = aFinder.rows.map((row) => ({ ...row, name: `${row.name} Communications` }));
  const { element } = await openReady({ ...aFinder, rows }, { category: "network" });
  const words = document.createRange();
  for (const widthPx of [1431, 1701]) {
    placeInWidth(element, widthPx);
    await expect.element(agent.proposal()).toBeVisible();
    const link = page.getByRole("link", { name: /^Acme Communications/ }).element();
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
    if (text === null) throw new Error("The link has no text.");
    words.setStart(text, "Acme ".length);
    words.setEnd(text, "Acme Communications".length);
    await expect.poll(() => words.getClientRects().length, { message: `${widthPx} px` }).toBe(1);
  }
});

test("W23: the count of a long list without the panel is beside its search box", async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ nid: at, name: `P${at}` }));
  await openReady({ ...aFinder, rows, facets: [] });
  const middleOf = (one: Element) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  };
  const box = middleOf(page.getByRole("searchbox", { name: "Search this list" }).element());
  const count = middleOf(page.getByText("100 in this list").element());
  expect(Math.abs(box - count)).toBeLessThan(1);
});

test.each([
  [360, 740],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
])(
  "P39: of 424 providers, the first frame at %i × %i px shows the cards in the window, and no others load before it",
  async (width, height) => {
    await page.viewport(width, height);
    const rows = Array.from({ length: 424 }, (_, at) => ({ ...aFinder.rows[0], nid: at }));
    const facets = Array.from({ length: 60 }, (_, at) => ({
      ...Object(aFinder.facets[0]),
      key: `facet${at}`,
      title: `Facet ${at}`,
    }));
    const { element } = await openFinder({ ...aFinder, rows, facets });
    const frames = await framesOf(element, "provider-card", "facet-button");
    const cards = frames.map((frame) => frame["provider-card"]);
    const counts = frames.map((frame) => frame["facet-button"].length);
    const topsOf = (boxes: readonly DOMRect[] = []) => boxes.slice(0, 4).map(({ top }) => top);
    expect(cards.at(-1)?.length).toBeGreaterThanOrEqual(30);
    expect(cards[0]?.at(-1)?.bottom).toBeGreaterThanOrEqual(height);
    if (width < 1400) expect(cards[0]?.length).toBeLessThan(30);
    if (width > 500) {
      expect(counts[0]).toBeLessThan(60);
      expect(counts[0]).toBeGreaterThanOrEqual((height - 400) / 36);
      expect(counts.at(-1)).toBe(60);
    }
    for (const boxes of cards) expect(topsOf(boxes)).toEqual(topsOf(cards[0]));
  },
);
