import "../../../src/elements/solutions-index/solutions-index.ts";
import { expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import {
  acme,
  bolt,
  type IndexGiven,
  indexAnswer,
  items,
  loadCall,
  provider,
  saveCall,
  savedAs,
  tokenCall,
} from "./index-answers.ts";

cleanUpHostPage();

interface Given extends IndexGiven {
  readonly save?: () => Response | Promise<Response>;
  readonly attributes?: Readonly<Record<string, string>>;
}

async function show({ save = Response.error, attributes, ...given }: Given = {}) {
  const backend = await serve({
    intercept: answerBy({
      [loadCall]: () => indexAnswer(given),
      [tokenCall]: () => new Response("csrf"),
      [saveCall("a")]: save,
    }),
  });
  return place("solutions-index", backend, attributes);
}

const selector = () => page.getByRole("combobox", { name: "Provider" });
const widget = (name: string) => page.getByRole("button", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const term = (name: string) => page.getByRole("checkbox", { name, exact: true });

async function choose(label: string) {
  await selector().fill(label);
  await userEvent.keyboard("{Enter}");
  await expect.element(selector()).toHaveValue(label);
}

/** Starts editing Acme, with all categories open. */
async function edit(given: Given = {}) {
  const element = await show({ ...given, attributes: { provider: "a" } });
  await button("Expand All").click();
  await button("Make Edits").click();
  return element;
}

test("R1, R18, R19: categories are closed at first, and a provider's terms are marked, counted and can be edited", async () => {
  await show();
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "false");
  await button("Expand All").click();
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("heading", { name: "Wired" })).toBeVisible();
  expect(button("Make Edits").query()).toBeNull();
  await expect.element(selector()).toHaveAttribute("placeholder", "- Select Provider -");
  await choose("Acme");
  await expect.element(widget("Access (1/2)")).toHaveAttribute("aria-expanded", "true");
  const covered = page.getByText("Fiber", { exact: true });
  await expect.element(covered).toBeVisible();
  expect(covered.element().closest("li")?.textContent).toMatch(/^Fiber \(covered\)/);
  // The class sets the colour of covered terms.
  expect(covered.element().closest(".covered")).not.toBeNull();
  expect(page.getByText("Dark Fiber", { exact: true }).element().closest(".covered")).toBeNull();
  await expect.element(button("Make Edits")).toBeVisible();
  await page.getByRole("button", { name: "Clear provider" }).click();
  await expect.element(widget("Access (2)")).toBeVisible();
  await button("Collapse All").click();
  await expect
    .element(page.getByRole("link", { name: "Fiber", exact: true }))
    .not.toBeInTheDocument();
});

test("R21: a search finds capabilities in all categories, and shows how many", async () => {
  await show();
  const search = page.getByRole("searchbox", { name: "Search capabilities" });
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  await expect.element(page.getByText("2 capabilities", { exact: true })).toBeVisible();
  await search.fill("dark");
  await expect.element(said("1 of 2 capabilities")).toBeVisible();
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("link", { name: "Dark Fiber", exact: true })).toBeVisible();
  await expect.element(page.getByText("Dark", { exact: true })).toHaveProperty("tagName", "B");
  await expect.element(widget("Other (0)")).not.toBeInTheDocument();
  await search.fill("dark coax");
  await expect.element(page.getByText("No matching capabilities.")).toBeVisible();
  await button("Show all capabilities").click();
  await expect.element(search).toHaveValue("");
  expect(document.activeElement?.shadowRoot?.activeElement?.localName).toMatch(/^h\d$/);
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "false");
  await expect.element(widget("Other (0)")).toBeVisible();
});

test("the selector lists every provider, finds parts of a name, and drops a text without a match", async () => {
  await show({ providers: [acme, bolt, provider("c", "Boltón", [])] });
  await selector().click();
  await expect.poll(() => page.getByRole("option").elements().length).toBe(3);
  await selector().fill("OLTON");
  await page.getByRole("option", { name: "Boltón" }).click();
  await expect.element(widget("Access (0/2)")).toBeVisible();
  await selector().fill("Boltónn");
  await button("Expand All").click();
  await expect.element(selector()).toHaveValue("Boltón");
});

test("R11: a term links to the finder with label and value; for a provider it is plain text", async () => {
  const navigated = listen("scout-navigated");
  await show();
  await button("Expand All").click();
  await page.getByRole("link", { name: "Dark Fiber" }).click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    "/solutions-finder?filters=Dark%20Fiber%3A2",
  ]);
});

test("2 §6: the provider role has no links, and its only provider is plain text", async () => {
  await show({ capabilities: ["role:provider"], providers: [acme] });
  await expect.element(widget("Access (1/2)")).toBeVisible();
  await button("Expand All").click();
  await expect.element(page.getByText("Dark Fiber")).toBeVisible();
  expect(page.getByRole("link").query()).toBeNull();
  expect(selector().query()).toBeNull();
  expect(button("Make Edits").query()).toBeNull();
});

test("R4, R2, R12: edits are ticked and counted, their submission is confirmed, and focus stays among the buttons", async () => {
  const saved = { ...provider("a", "Acme", ["2"]), content_in_moderation: true };
  let answer = (_response: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const element = await edit({ save: () => answered });
  const focused = () => element.shadowRoot?.activeElement?.className;
  expect(focused()).toBe("index-head");
  await term("Fiber").click();
  await term("Dark Fiber").click();
  await expect.element(widget("Access (1/2)")).toBeVisible();
  await button("Submit Edits").click();
  await expect.element(button("Submit Edits")).toHaveAttribute("aria-busy", "true");
  answer(savedAs(saved)());
  await expect
    .element(page.getByText("Your edits have been submitted for review and publishing."))
    .toBeVisible();
  await expect.element(button("Make Edits")).toBeVisible();
  await expect.element(page.getByText(/^Edits have been recently submitted/)).toBeVisible();
  expect(focused()).toBe("index-head");
});

test("at 360 px the buttons that expand and collapse all are of the same width", async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1024, 768));
  await show({ attributes: { provider: "a" } });
  const widthOf = (name: string) => button(name).element().getBoundingClientRect().width;
  await expect.element(button("Expand All")).toBeVisible();
  expect(widthOf("Expand All")).toBeCloseTo(widthOf("Collapse All"), 1);
});

for (const [width, height] of [
  [360, 640],
  [1440, 800],
] as const) {
  test(`R22: at ${width} px the buttons that end the editing are in view at every scroll position, and above no focused box`, async () => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1024, 768));
    const [, fiber] = items;
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...fiber,
      label: `Term ${at}`,
      value: String(at),
      id: `uuid-${at}`,
    }));
    const element = await edit({ items: many });
    const submit = button("Submit Edits");
    await expect.element(term("Term 23")).toBeInTheDocument();
    for (const top of [0, 900, 1_000_000]) {
      window.scrollTo({ top, behavior: "instant" });
      const box = submit.element().getBoundingClientRect();
      expect(box.bottom, `${top} px`).toBeLessThanOrEqual(window.innerHeight);
      expect(box.top, `${top} px`).toBeGreaterThanOrEqual(0);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await term("Term 3").click();
    await expect.element(page.getByText("1 change", { exact: true })).toBeVisible();
    const foot = element.shadowRoot?.querySelector(".index-foot");
    window.scrollTo({ top: 0, behavior: "instant" });
    for (const name of ["Term 20", "Term 21", "Term 22", "Term 23"]) {
      const box = term(name).element() as HTMLElement;
      // Scrolls the box behind the foot.
      window.scrollBy(0, box.getBoundingClientRect().bottom - window.innerHeight + 4);
      box.focus();
      await expect
        .poll(() => box.getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0);
    }
  });
}

test("R22: in a window without height the foot is at the end of the index", async () => {
  await page.viewport(640, 300);
  onTestFinished(() => page.viewport(1024, 768));
  const element = await edit();
  await expect.element(button("Submit Edits")).toBeInTheDocument();
  const foot = element.shadowRoot?.querySelector(".index-foot");
  expect(foot && getComputedStyle(foot).position).toBe("static");
});

test("R15: a dialog confirms that another provider or Cancel discards edits; Escape keeps them", async () => {
  const element = await edit();
  await term("Dark Fiber").click();
  const dialog = page.getByRole("dialog", { name: "Discard your edits?" });
  const keep = dialog.getByRole("button", { name: "Keep editing" });
  await selector().fill("Bolt");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => keep.element().matches(":focus")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(selector()).toHaveValue("Acme");
  await expect.element(term("Dark Fiber")).toBeChecked();
  await button("Cancel").click();
  await dialog.getByRole("button", { name: "Discard edits" }).click();
  await expect.element(button("Make Edits")).toBeVisible();
  await expect.element(widget("Access (1/2)")).toBeVisible();
  expect(element.shadowRoot?.activeElement?.className).toBe("index-head");
});

test("R17: widgets fill the columns in turn, in the order of the page", async () => {
  document.body.style.inlineSize = "900px";
  await show();
  await expect.element(widget("Access (2)")).toBeVisible();
  const [first, second] = page
    .getByRole("list", { name: "Categories" })
    .getByRole("listitem")
    .elements();
  const [one, other] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
  expect(one?.top).toBe(other?.top);
  // The gap between columns (2 §9).
  expect((other?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(15);
});

test("the provider and the search share a line if there is space for both", async () => {
  document.body.style.inlineSize = "720px";
  await show();
  const topOf = (box: Locator) => box.element().getBoundingClientRect().top;
  const search = page.getByRole("searchbox", { name: "Search capabilities" });
  await expect.element(search).toBeVisible();
  expect(topOf(search)).toBe(topOf(page.getByRole("combobox", { name: "Provider" })));
});

test("R16: an open category is as high as its terms, however they wrap", async () => {
  document.body.style.inlineSize = "200px";
  const element = await show();
  element.style.setProperty("--scout-font-size", "40px");
  await widget("Access (2)").click();
  const list = () => element.shadowRoot?.querySelector<HTMLElement>(".category-terms");
  await expect.poll(() => list()?.getAnimations().length).toBe(0);
  expect(list()?.style.getPropertyValue("--_list-max")).toBe(`${24 * items.length}px`);
  expect(list()?.scrollHeight).toBe(list()?.clientHeight);
  expect(list()?.clientHeight).toBeGreaterThan(24 * items.length);
});

test("R5: a term without an id cannot be ticked, and says why", async () => {
  const bare = { type: "term", label: "Coax", value: "9", parent: false, field: "field_access" };
  await edit({ items: [...items, bare] });
  await expect.element(term("Coax")).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(term("Coax"))
    .toHaveAccessibleDescription("Can't be changed. The server sent no ID for this term.");
  await term("Coax").click({ force: true });
  await expect.element(term("Coax")).not.toBeChecked();
});
