import "../../src/elements/scout-pricing/scout-pricing.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { answerBy } from "../support/answer-table.ts";
import { cleanUpHostPage, listen, place, serve, settleFrames } from "../support/host-page.ts";
import { listCall, listing, rows } from "./scout-contracts/contract-rows.ts";
import { focused } from "./scout-portal/open-portal.ts";

cleanUpHostPage();

const palette = page.getByRole("dialog", { name: "Commands" });
const box = palette.getByRole("combobox", { name: "Find a command" });
const options = () =>
  palette
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);
const active = () => {
  const root = palette.element().getRootNode();
  const id = box.element().getAttribute("aria-activedescendant") ?? "";
  return root instanceof ShadowRoot ? root.getElementById(id)?.textContent : undefined;
};
const keys = (typed: string) => userEvent.keyboard(typed);
const commandKey = "{Control>}k{/Control}";

/**
 * Presses the keys until the palette is open, because the code for keys is loaded with the first
 * focus.
 */
async function openFrom(element: HTMLElement): Promise<void> {
  element.focus();
  await expect
    .poll(async () => {
      if (palette.query() === null) await keys(commandKey);
      return palette.query();
    })
    .not.toBeNull();
  await expect.poll(options).not.toEqual([]);
}

const twoRows = answerBy({
  [listCall]: listing(rows.draft, rows.expired),
  "GET /api/v1/address-lookup": () => Response.json({ data: { rows: [] } }),
  "POST /api/scout/v1/pricing": () => Response.json({ rows: [] }),
});

async function openContracts() {
  const backend = await serve({ intercept: twoRows });
  const element = place("scout-contracts", backend);
  const heading = page.getByRole("heading", { name: "Contracts" });
  await expect.element(page.getByRole("table")).toBeVisible();
  return { backend, element, heading: heading.element() as HTMLElement };
}

test("X7: with the focus inside, Ctrl+K opens the actions of the screen, and one is found and run by keyboard", async () => {
  const navigated = listen("scout-navigated");
  const { heading } = await openContracts();
  await openFrom(heading);
  expect(box.element().matches(":focus")).toBe(true);
  expect(options()).toEqual([
    "Show draft",
    "Show price again in scout",
    "Edit Draft for Bluebird Bakery with Cox",
    "Price Again for Cedar Clinic with Comcast",
    "Go to the search box /",
    "Show keyboard shortcuts ?",
  ]);
  await expect.element(palette.getByRole("group", { name: "This screen" })).toBeVisible();
  expect(active()).toBe("Show draft");
  await keys("{ArrowUp}");
  expect(active()).toBe("Show keyboard shortcuts ?");
  await keys("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Show price again in scout");
  await keys("again cedar");
  await expect.element(palette.getByRole("status")).toHaveTextContent("1 result");
  expect(active()).toBe("Price Again for Cedar Clinic with Comcast");
  await keys("{Enter}");
  expect(palette.query()).toBeNull();
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    "/scout/pricing?prepared_for=Cedar+Clinic",
  ]);
});

test("X7: Escape, the same keys and Close restore the focus; a text without a match is announced", async () => {
  const { heading } = await openContracts();
  for (const way of ["{Escape}", commandKey]) {
    await openFrom(heading);
    await keys(way);
    expect(palette.query()).toBeNull();
    expect(focused()).toBe(heading);
  }
  await openFrom(heading);
  await box.fill("zzz");
  await expect.element(palette.getByRole("status")).toHaveTextContent("No results.");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await keys("{Enter}");
  await palette.getByRole("button", { name: "Close" }).click();
  expect(palette.query()).toBeNull();
  expect(focused()).toBe(heading);
});

test("X7: an action that moves the focus keeps it at the new element, also when it is run by pointer", async () => {
  const { heading } = await openContracts();
  await openFrom(heading);
  await palette.getByRole("option", { name: "Go to the search box" }).click();
  expect(palette.query()).toBeNull();
  expect(focused()?.getAttribute("type")).toBe("search");
  expect(focused()?.getAttribute("aria-keyshortcuts")).toBe("/");
});

test("X6, X7: the element does not handle other keys, keys of a page's field, handled keys, or keys that are turned off", async () => {
  const { element, heading } = await openContracts();
  const taken: boolean[] = [];
  const note = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
  window.addEventListener("keydown", note);
  await openFrom(heading);
  await keys("{Escape}");
  const outside = document.createElement("input");
  document.body.append(outside);
  taken.length = 0;
  outside.focus();
  await keys(commandKey);
  heading.focus();
  await keys("{Control>}{Shift>}k{/Shift}{/Control}k");
  expect(taken.some(Boolean)).toBe(false);
  const prevent = (event: Event) => event.preventDefault();
  heading.addEventListener("keydown", prevent);
  await keys(commandKey);
  heading.removeEventListener("keydown", prevent);
  expect(palette.query()).toBeNull();
  configure({ shortcuts: false });
  await expect.element(page.getByRole("table")).toBeVisible();
  const now = element.shadowRoot?.querySelector<HTMLElement>("h2");
  now?.focus();
  taken.length = 0;
  await keys(commandKey);
  expect(taken.some(Boolean)).toBe(false);
  expect(palette.query()).toBeNull();
  window.removeEventListener("keydown", note);
  configure({ shortcuts: true });
});

test("X7: of two elements, the focused one opens the palette, which lists its addresses and its unavailable actions", async () => {
  const { backend } = await openContracts();
  place("scout-pricing", backend);
  const address = page.getByRole("combobox", { name: "Service address" });
  await address.fill("1 First Street");
  const generate = page.getByRole("button", { name: "Generate Pricing" });
  await generate.click();
  await address.fill("");
  await openFrom(address.element() as HTMLElement);
  expect(page.getByRole("dialog").elements()).toHaveLength(1);
  expect(options()).toEqual([
    "Generate Pricing Enter an address.",
    "Undo Nothing to undo. Ctrl+Z",
    "Redo Nothing to redo. Ctrl+Shift+Z, Ctrl+Y",
    "Several addresses",
    "Clear",
    "Go to the search box /",
    "Show keyboard shortcuts ?",
    "Price 1 First Street",
  ]);
  const [blocked] = palette.getByRole("option").elements();
  expect(blocked?.getAttribute("aria-disabled")).toBe("true");
  await keys("{Enter}");
  await expect.element(palette.getByRole("status")).toHaveTextContent("Enter an address.");
  await keys("price 1");
  await keys("{Enter}");
  await expect.element(address).toHaveValue("1 First Street");
});

test("X7: keys that are typed into the palette do not reach the page", async () => {
  const { heading } = await openContracts();
  await openFrom(heading);
  const heard: string[] = [];
  const note = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener("keydown", note);
  await keys("s?/");
  document.removeEventListener("keydown", note);
  expect(heard).toEqual([]);
  await expect.element(box).toHaveValue("s?/");
  await keys("{Escape}");
});

test("X6, X7: in a dialog of the page its keys work; in a dialog elsewhere they do not", async () => {
  const { element, heading } = await openContracts();
  const dialog = document.createElement("dialog");
  dialog.append(element);
  document.body.append(dialog);
  dialog.showModal();
  await openFrom(heading);
  await keys("{Escape}");
  expect(dialog.open).toBe(true);
  expect(focused()).toBe(heading);
  await keys("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(list).toBeVisible();
  // While a dialog is open, the keys of the page do not work.
  await keys("/");
  await expect.element(list).toBeVisible();
  await keys("{Escape}");
  expect(dialog.open).toBe(true);
  await keys("/");
  expect(focused()?.getAttribute("type")).toBe("search");
});

test.for([commandKey, "?"])(
  "X6, X7: if the element leaves the page after %s, no dialog opens and nothing is thrown",
  async (key) => {
    const { element, heading } = await openContracts();
    await openFrom(heading);
    await keys("{Escape}");
    element.addEventListener("keydown", () => queueMicrotask(() => element.remove()), {
      once: true,
    });
    await keys(key);
    // The code of both dialogs is loaded by now, so that only what follows it remains.
    await import("../../src/elements/host/page/key-list.ts");
    await settleFrames();
    expect(element.isConnected).toBe(false);
    expect(palette.query()).toBeNull();
    expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).query()).toBeNull();
  },
);
