import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();
beforeEach(() => {
  document.documentElement.dir = "rtl";
});
afterEach(() => document.documentElement.removeAttribute("dir"));

/** Returns the texts of several words, each with its direction. */
function sentencesIn(root: ParentNode): readonly (readonly [text: string, direction: string])[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: (readonly [string, string])[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement === null || !/^[A-Za-z].*\.$/.test(data.trim())) continue;
    found.push([data.trim(), getComputedStyle(parentElement).direction]);
  }
  return found;
}

describe.each(elementTable)(
  "W22: $tag keeps its direction in a page from right to left",
  ({ tag, needs, load, sign }) => {
    test("an element lays out its English texts from left to right, and typed text by its own letters", async () => {
      await load();
      const element = place(tag, await serve(), needs, "<b>!ערב טוב</b>");
      await expect.element(sign()).toBeVisible();
      expect(getComputedStyle(element).direction).toBe("rtl");
      const root: ParentNode = element.shadowRoot ?? element;
      const frame = root.querySelector<HTMLElement>(".scout-frame");
      expect([frame?.lang, frame?.dir]).toEqual(["en", "ltr"]);
      expect(sentencesIn(frame ?? root).filter(([, direction]) => direction !== "ltr")).toEqual([]);
      const typed = "input:is([type=text], [type=search], [type=email]), textarea";
      for (const input of frame?.querySelectorAll<HTMLInputElement>(typed) ?? []) {
        expect(input.dir).toBe("auto");
      }
      for (const slot of frame?.querySelectorAll("slot") ?? []) {
        expect(getComputedStyle(slot).direction).toBe("rtl");
      }
    });
  },
);

test("W22: an address is read from left to right in a page from right to left", async () => {
  const lookup = elementTable.find(({ tag }) => tag === "scout-lookup");
  await lookup?.load();
  place("scout-lookup", await serve(), { address: "7040 Elm Street, Dallas, TX 75254" });
  const box = page.getByRole("combobox", { name: "Street address" });
  await expect.element(box).toHaveValue("7040 Elm Street, Dallas, TX 75254");
  expect(getComputedStyle(box.element()).direction).toBe("ltr");
  await box.fill("רחוב הרצל 1");
  expect(getComputedStyle(box.element()).direction).toBe("rtl");
});

test("W22: the fallback of a slot has the direction of the element's own texts", async () => {
  const lookup = elementTable.find(({ tag }) => tag === "scout-lookup");
  await lookup?.load();
  place("scout-lookup", await serve());
  const text = page.getByText("Look up many addresses at once from a CSV file.");
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(text.element()).direction).toBe("ltr");
});

test("W22: in a language from right to left, cells and fields keep their sides for texts from left to right", async () => {
  const bulk = elementTable.find(({ tag }) => tag === "scout-bulk");
  await bulk?.load();
  const element = place("scout-bulk", await serve(), { locale: "ar-XB" });
  const root: ParentNode = element.shadowRoot ?? element;
  const cells = () => [...root.querySelectorAll<HTMLElement>("tbody td, tbody th")];
  await expect.poll(() => cells().length).toBeGreaterThan(0);
  expect(root.querySelector<HTMLElement>(".scout-frame")?.dir).toBe("rtl");
  const sideOf = (cell: Element) => getComputedStyle(cell).textAlign;
  expect(new Set(cells().map((cell) => cell.matches(".end") + sideOf(cell)))).toEqual(
    new Set(["falseright", "trueleft"]),
  );
});

test("W22: in a language from right to left, a field has its icon beside an address from left to right", async () => {
  const lookup = elementTable.find(({ tag }) => tag === "scout-lookup");
  await lookup?.load();
  const element = place("scout-lookup", await serve(), { locale: "ar-XB" });
  const root: ParentNode = element.shadowRoot ?? element;
  const box = () => root.querySelector<HTMLInputElement>(".scout-frame[dir=rtl] [role=combobox]");
  await expect.poll(box).not.toBeNull();
  const { direction, unicodeBidi } = getComputedStyle(box() ?? document.body);
  expect([direction, unicodeBidi]).toEqual(["rtl", "plaintext"]);
});
