import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { translatedLocales } from "../../src/elements/locales/languages.ts";
import { cleanUpHostPage, next, place, serve } from "../support/host-page.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();

/** The controls and headings that are narrower than their texts. Inline boxes have no width of their own. */
function cutIn(root: ParentNode): readonly (string | null)[] {
  return [...root.querySelectorAll<HTMLElement>("button, a, h1, h2, h3, label, [role=tab]")]
    .filter((box) => box.checkVisibility() && box.closest(".visually-hidden") === null)
    .filter((box) => getComputedStyle(box).display !== "inline")
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map(({ textContent }) => textContent);
}

describe.each(elementTable)("$tag", ({ tag, needs, load }) => {
  test("W30: it has room for its texts in each language at 360 px", async () => {
    await load();
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1024, 768));
    const ready = next("scout-ready");
    const backend = await serve();
    const element = place(tag, backend, needs, " ");
    await ready;
    await expect.poll(backend.underWay).toBe(0);
    const root = element.shadowRoot ?? element;
    for (const locale of translatedLocales) {
      element.setAttribute("locale", locale);
      await expect.poll(() => root.querySelector<HTMLElement>(".scout-frame")?.lang).toBe(locale);
      expect([locale, document.documentElement.scrollWidth]).toEqual([locale, 360]);
      expect([locale, ...cutIn(root)]).toEqual([locale]);
    }
  });
});
