import "../../../src/elements/solutions-index/solutions-index.ts";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

const loadCall = "GET /api/v1/solutions-index";
const tokenCall = "POST /session/token";
const saveCall = (id: string) => `PATCH /api/v1/solutions-index/${id}`;

const entry = (value: string) => ({
  vid: "access",
  value,
  field: "field_access",
  id: `uuid-${value}`,
});
const provider = (id: string, label: string, values: readonly string[], more: object = {}) => ({
  id,
  value: id,
  label,
  taxonomy: { access: values.map(entry) },
  content_in_moderation: false,
  ...more,
});
const acme = provider("a", "Acme", ["1"]);
const bolt = provider("b", "Bolt", ["2"], { content_in_moderation: true });

const items = [
  { type: "header", label: "Wired", value: "h", parent: false },
  { type: "term", label: "Fiber", value: "1", parent: false, field: "field_access", id: "uuid-1" },
  {
    type: "term",
    label: "Dark Fiber",
    value: "2",
    parent: "1",
    field: "field_access",
    id: "uuid-2",
  },
];

function index(
  capabilities: readonly string[],
  providers: readonly object[],
  terms: readonly object[],
): Response {
  const results = [
    { bundle: "access", label: "Access", items: terms },
    { bundle: "other", label: "Other", items: [] },
  ];
  return Response.json({ data: { capabilities, filter_options: { providers }, results } });
}

interface RuleContext {
  readonly capabilities?: readonly string[];
  readonly providers?: readonly object[];
  readonly items?: readonly object[];
  readonly saves?: readonly (() => Response)[];
  readonly attributes?: Record<string, string>;
}

async function show({
  capabilities = ["solutions-index:edit"],
  providers = [acme, bolt],
  items: terms = items,
  saves = [],
  attributes = {},
}: RuleContext = {}) {
  const bodies: unknown[] = [];
  const left = [...saves];
  const save = async (request: Request) => {
    bodies.push(await request.json());
    return left.shift()?.() ?? new Response("", { status: 500 });
  };
  const backend = await serve({
    intercept: answerBy({
      [loadCall]: () => index(capabilities, providers, terms),
      [tokenCall]: () => new Response("csrf"),
      [saveCall("a")]: save,
      [saveCall("b")]: save,
    }),
  });
  return { backend, bodies, element: place("solutions-index", backend, attributes) };
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

async function edit() {
  await choose("Acme");
  await button("Expand All").click();
  await button("Make Edits").click();
}

test("R1, R18: initially closed, with totals; Expand All and Collapse All", async () => {
  await show();
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "false");
  await button("Expand All").click();
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("heading", { name: "Wired" })).toBeVisible();
  await button("Collapse All").click();
  await expect
    .element(page.getByRole("link", { name: "Fiber", exact: true }))
    .not.toBeInTheDocument();
});

test("R21: a search finds capabilities in all categories, and says how many", async () => {
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
  await expect.element(page.getByText("No capability has all of these words.")).toBeVisible();
  await button("Show all capabilities").click();
  await expect.element(search).toHaveValue("");
  expect(document.activeElement?.shadowRoot?.activeElement?.localName).toMatch(/^h\d$/);
  await expect.element(widget("Access (2)")).toHaveAttribute("aria-expanded", "false");
  await expect.element(widget("Other (0)")).toBeVisible();
});

test("R21: what is edited in a search is submitted with the rest", async () => {
  const { bodies } = await show({ saves: [() => Response.json({ data: { code: 200 } })] });
  await edit();
  await page.getByRole("searchbox", { name: "Search capabilities" }).fill("dark");
  await term("Dark Fiber").click();
  await button("Submit Edits").click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(JSON.stringify(bodies[0])).toContain("uuid-1");
  expect(JSON.stringify(bodies[0])).toContain("uuid-2");
});

test("2 §2: a selected provider's terms are marked and counted; open categories stay open", async () => {
  await show();
  await expect.element(selector()).toHaveAttribute("placeholder", "- Select Provider -");
  await button("Expand All").click();
  await choose("Acme");
  await expect.element(widget("Access (1/2)")).toHaveAttribute("aria-expanded", "true");
  const covered = page.getByText("Fiber", { exact: true });
  await expect.element(covered).toBeVisible();
  expect(covered.element().closest("li")?.textContent).toMatch(/^Fiber \(covered\)/);
  await page.getByRole("button", { name: "Clear provider" }).click();
  await expect.element(widget("Access (2)")).toBeVisible();
});

test("the selector lists every provider and finds by part of the name", async () => {
  await show({ providers: [acme, bolt, provider("c", "Boltón", [])] });
  await selector().click();
  await expect.poll(() => page.getByRole("option").elements().length).toBe(3);
  await selector().fill("OLTON");
  await page.getByRole("option", { name: "Boltón" }).click();
  await expect.element(widget("Access (0/2)")).toBeVisible();
});

test("a text without a match is replaced by the selected provider", async () => {
  await show({ attributes: { provider: "Acme" } });
  await expect.element(selector()).toHaveValue("Acme");
  await selector().fill("Acmee");
  await button("Expand All").click();
  await expect.element(selector()).toHaveValue("Acme");
});

test("a single provider is selected and cannot be cleared", async () => {
  await show({ providers: [acme] });
  await expect.element(widget("Access (1/2)")).toBeVisible();
  await expect.element(selector()).not.toBeInTheDocument();
});

test("R11: a term opens the finder with label and value; for a provider it is plain text", async () => {
  const navigated = listen("scout-navigated");
  await show();
  await button("Expand All").click();
  await page.getByRole("link", { name: "Dark Fiber" }).click();
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    "/solutions-finder?filters=Dark%20Fiber%3A2",
  ]);
});

test("2 §6: the provider role has no links", async () => {
  await show({ capabilities: ["role:provider", "solutions-index:edit"], providers: [acme] });
  await button("Expand All").click();
  await expect.element(page.getByText("Dark Fiber")).toBeVisible();
  await expect.element(page.getByRole("link").first()).not.toBeInTheDocument();
});

test("R19: nothing can be edited without the capability, or without a provider", async () => {
  const { element } = await show({ capabilities: [] });
  await choose("Acme");
  await expect.element(button("Make Edits")).not.toBeInTheDocument();
  element.remove();
  await show();
  await expect.element(button("Expand All")).toBeVisible();
  await expect.element(button("Make Edits")).not.toBeInTheDocument();
  await choose("Acme");
  await expect.element(button("Make Edits")).toBeVisible();
});

test("R4, R2, R5, R8, R12: edits are ticked independently, counted, submitted as a draft, and confirmed", async () => {
  const saved = { ...provider("a", "Acme", ["2"]), content_in_moderation: true };
  const submitted = listen("scout-index-submitted");
  const { bodies } = await show({
    saves: [() => Response.json({ data: { code: 200, provider: saved } })],
  });
  await edit();
  await term("Fiber").click();
  await term("Dark Fiber").click();
  await expect.element(widget("Access (1/2)")).toBeVisible();
  await button("Submit Edits").click();
  await expect
    .element(page.getByText("Your edits have been submitted for review and publishing."))
    .toBeVisible();
  expect(bodies).toEqual([
    {
      data: {
        type: "node--provider_solutions_terms",
        id: "a",
        attributes: { moderation_state: "draft" },
        relationships: {
          field_access: { data: [{ type: "taxonomy_term--access", id: "uuid-2" }] },
        },
      },
    },
  ]);
  expect(submitted.map(({ detail }) => detail)).toEqual([{ providerId: "a", moderated: true }]);
  await expect.element(button("Make Edits")).toBeVisible();
  await expect.element(page.getByText(/^Edits have been recently submitted/)).toBeVisible();
});

test("R8, R12: an administrator saves directly", async () => {
  const submitted = listen("scout-index-submitted");
  const { bodies } = await show({
    capabilities: ["solutions-index:edit", "role:administrator"],
    saves: [() => Response.json({ data: { code: 200, provider: acme } })],
  });
  await edit();
  await button("Submit Edits").click();
  await expect.element(page.getByText("Acme has been updated.")).toBeVisible();
  expect(bodies).toMatchObject([{ data: { attributes: {} } }]);
  expect(JSON.stringify(bodies)).not.toContain("moderation_state");
  expect(submitted[0]?.detail.moderated).toBe(false);
});

test("R7: an empty selection is not submitted", async () => {
  const { bodies } = await show();
  await edit();
  await term("Fiber").click();
  await button("Submit Edits").click();
  await expect
    .element(page.getByText("Please make a selection before submitting changes."))
    .toBeVisible();
  expect(bodies).toEqual([]);
  await expect.element(button("Submit Edits")).toBeVisible();
});

test("R13: a failure keeps the draft; the next submit fetches a new token", async () => {
  expectLog("index-save-failed");
  const { backend } = await show({
    saves: [
      () => Response.json({ data: { code: "403" } }),
      () => Response.json({ data: { code: "200", provider: acme } }),
    ],
  });
  await edit();
  await term("Dark Fiber").click();
  await button("Submit Edits").click();
  await expect
    .element(page.getByText("An error has occurred. Please try again later."))
    .toBeVisible();
  await expect.element(term("Dark Fiber")).toBeChecked();
  await button("Submit Edits").click();
  await expect.element(button("Make Edits")).toBeVisible();
  expect(backend.calls.filter((call) => call === tokenCall)).toHaveLength(2);
});

test("ZB9: what was said of a save ends with its edits", async () => {
  expectLog("token-missing");
  await show({ saves: [() => new Response("", { status: 401 })] });
  await edit();
  await term("Dark Fiber").click();
  await button("Submit Edits").click();
  const said = page.getByText("You are not signed in.");
  await expect.element(said).toBeVisible();
  await button("Cancel").click();
  await page.getByRole("button", { name: "Discard edits" }).click();
  await expect.element(said).not.toBeInTheDocument();
  await button("Make Edits").click();
  await expect.element(button("Submit Edits")).toBeVisible();
  expect(said.query()).toBeNull();
});

test("Cancel discards the draft, after confirmation if that loses edits", async () => {
  await show();
  await edit();
  await term("Dark Fiber").click();
  await expect.element(widget("Access (2/2)")).toBeVisible();
  await button("Cancel").click();
  const dialog = page.getByRole("dialog", { name: "Discard your edits?" });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(widget("Access (2/2)")).toBeVisible();
  await button("Cancel").click();
  await dialog.getByRole("button", { name: "Discard edits" }).click();
  await expect.element(widget("Access (1/2)")).toBeVisible();
  await expect.element(button("Make Edits")).toBeVisible();
});

test("Cancel asks nothing if nothing was changed", async () => {
  await show();
  await edit();
  await button("Cancel").click();
  await expect.element(button("Make Edits")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("R15: another provider requires confirmation before edits are lost, and then resets them", async () => {
  await show();
  await edit();
  await term("Dark Fiber").click();
  await selector().fill("Bolt");
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Discard your edits?" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(selector()).toHaveValue("Acme");
  await expect.element(term("Dark Fiber")).toBeChecked();
  await selector().fill("Bolt");
  await userEvent.keyboard("{Enter}");
  await dialog.getByRole("button", { name: "Discard edits" }).click();
  await expect.element(selector()).toHaveValue("Bolt");
  await expect.element(button("Make Edits")).toBeVisible();
  await expect.element(page.getByText(/^Edits have been recently submitted/)).toBeVisible();
});

test("T12: leaving for another screen requires confirmation, too, if edits would be lost", async () => {
  await show({ attributes: { routing: "page" } });
  const leave = () => {
    const detail = { href: "/scout", replace: false, state: {} };
    const how = { detail, bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new CustomEvent("scout-navigated", how));
  };
  await edit();
  expect(leave()).toBe(true);
  await term("Dark Fiber").click();
  await expect.poll(leave).toBe(false);
  const dialog = page.getByRole("dialog", { name: "Discard your edits?" });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(term("Dark Fiber")).toBeChecked();
  expect(leave()).toBe(false);
  const heard = listen("scout-navigated");
  document.body.addEventListener("scout-navigated", (event) => event.preventDefault(), {
    once: true,
  });
  await dialog.getByRole("button", { name: "Discard edits" }).click();
  expect(heard.map(({ detail }) => detail.href)).toEqual(["/scout"]);
  await expect.element(button("Make Edits")).toBeVisible();
});

test("2 §4: an unchanged draft is discarded without a question", async () => {
  await show();
  await edit();
  await choose("Bolt");
  await expect.element(button("Make Edits")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
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
  // 2 §9: the gutter.
  expect((other?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(15);
});

test("the provider and the search share a line as soon as there is room for both", async () => {
  document.body.style.inlineSize = "720px";
  await show();
  const topOf = (box: Locator) => box.element().getBoundingClientRect().top;
  const search = page.getByRole("searchbox", { name: "Search capabilities" });
  await expect.element(search).toBeVisible();
  expect(topOf(search)).toBe(topOf(page.getByRole("combobox", { name: "Provider" })));
});

test("a failure is reported; Try again fetches again", async () => {
  expectLog("index-failed: 500");
  const answers = [new Response("", { status: 500 }), index([], [acme, bolt], items)];
  const backend = await serve({
    intercept: answerBy({ [loadCall]: () => answers.shift() ?? new Response() }),
  });
  place("solutions-index", backend);
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  await button("Try again").click();
  await expect.element(widget("Access (2)")).toBeVisible();
});

test("R16: an open category is as high as its terms, however they wrap", async () => {
  document.body.style.inlineSize = "200px";
  const { element } = await show();
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
  await show({ items: [...items, bare] });
  await edit();
  await expect.element(term("Coax")).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(term("Coax"))
    .toHaveAccessibleDescription("Cannot be changed: the server sent no id for this term.");
  await term("Coax").click({ force: true });
  await expect.element(term("Coax")).not.toBeChecked();
});
