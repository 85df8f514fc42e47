import "../../../src/elements/account-branding/account-branding.ts";
import "../../../src/elements/portal-dashboard/portal-dashboard.ts";
import "../../../src/elements/portal-header/portal-header.ts";
import "../../../src/elements/provider-library/provider-library.ts";
import "../../../src/elements/resource-library/resource-library.ts";
import "../../../src/elements/solutions-finder/solutions-finder.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, next, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

const tags = [
  "account-branding",
  "portal-dashboard",
  "portal-header",
  "provider-library",
  "resource-library",
  "solutions-finder",
];
const cases = tags.flatMap((tag) => ["es", "fr"].map((locale) => [tag, locale] as const));

/** The controls and headings that are narrower than their texts. Inline boxes have no width of their own. */
function cutIn(root: ShadowRoot): readonly (string | null)[] {
  return [...root.querySelectorAll<HTMLElement>("button, a, h1, h2, h3, label, [role=tab]")]
    .filter((box) => box.checkVisibility() && box.closest(".visually-hidden") === null)
    .filter((box) => getComputedStyle(box).display !== "inline")
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map(({ textContent }) => textContent);
}

test.each(cases)("%s has room for its texts in the language %s at 360 px", async (tag, locale) => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1024, 768));
  const ready = next("scout-ready");
  const { shadowRoot } = place(tag, await serve(), { locale });
  await ready;
  await expect.poll(() => shadowRoot?.querySelector(".skeleton")).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(360);
  expect(shadowRoot && cutIn(shadowRoot)).toEqual([]);
});
