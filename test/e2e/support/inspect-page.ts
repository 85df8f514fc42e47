import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Locator, Page } from "playwright";
import { withPixels } from "./without-pixels.ts";

/**
 * Rules beyond the default: target size is a rule of WCAG 2.2 AA. Frames contain other sites' pages, which cannot be
 * checked.
 */
const axeOptions: RunOptions = {
  rules: { "target-size": { enabled: true } },
  iframes: false,
  resultTypes: ["violations"],
};

/**
 * The findings of axe on the page, including shadow roots, one line each.
 *
 * @param asChosen - selector of content in colours that the user chose
 */
export async function findViolations(page: Page, asChosen = ""): Promise<readonly string[]> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(axeOptions)})`;
  const results = await withPixels(page, () => page.evaluate<AxeResults>(run));
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary = "" }) => ({ place: target.join(" "), failureSummary }))
      .filter(({ place }) => id !== "color-contrast" || !asChosen || !place.includes(asChosen))
      .map(({ place, failureSummary }) => `${id}: ${place} ${failureSummary}`),
  );
}

/** Returns the horizontal overflow of the page, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Sets the text spacing of WCAG 1.4.12 permanently, and returns the texts that are cut off. */
export function findCutWhenSpaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll("*"))
        if (shadowRoot) roots.push(shadowRoot);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    const found = isWide ? ["the page scrolls sideways"] : [];
    for (const root of roots) {
      for (const one of root.querySelectorAll("button, a, label, h1, h2, h3")) {
        const { overflow, textOverflow } = getComputedStyle(one);
        const isMeant = overflow === "visible" || textOverflow === "ellipsis";
        if (isMeant || !one.checkVisibility() || one.closest(".visually-hidden")) continue;
        const isTall = one.scrollHeight > one.clientHeight + 2;
        if (isTall || one.scrollWidth > one.clientWidth + 2)
          found.push(one.outerHTML.slice(0, 120));
      }
    }
    return found;
  });
}

/** Boxes in the element that cut off their text. Ellipses and hidden labels are intended. */
export function findClippedText(element: Locator): Promise<readonly string[]> {
  return element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll("*") ?? [])]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isCutting = [style.overflowX, style.overflowY].some((way) => /hidden|clip/.test(way));
        const isMeant = style.textOverflow === "ellipsis" || style.clipPath !== "none";
        if (!isCutting || isMeant || element.clientWidth <= 1) return false;
        const isTall = element.scrollHeight > element.clientHeight + 1;
        // A long value in a field scrolls, so it is not cut off.
        const isWide =
          element.localName !== "input" && element.scrollWidth > element.clientWidth + 1;
        return isTall || isWide;
      })
      .map(({ localName, className }) => `${localName}.${className}`),
  );
}

export interface SmallTarget {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Controls below the minimum target size. Links inside a text are exempt, as in WCAG 2.5.8. */
export function findSmallTargets(
  element: Locator,
  leastPx: number,
): Promise<readonly SmallTarget[]> {
  return element.evaluate(
    ({ shadowRoot }, least) =>
      [
        ...(shadowRoot?.querySelectorAll('a, button, input, select, summary, [role="option"]') ??
          []),
      ]
        .filter((element) => element.checkVisibility() && !element.closest("p, .rich-text"))
        .filter((element) => {
          const isInline = getComputedStyle(element).display === "inline";
          const around = element.parentElement?.textContent?.trim() ?? "";
          return !(isInline && around.length > (element.textContent?.trim().length ?? 0));
        })
        // The label of a choice covers its whole row, that of a card the whole card.
        .map((element) => ({
          element,
          pressed:
            element.closest(
              element.localName === "input" ? ".choice, .provider-card" : ".choice",
            ) ?? element,
        }))
        .map(({ element, pressed }) => ({ element, box: pressed.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
        .map(({ element, box }) => ({
          name: `${element.localName} "${element.textContent}"`,
          width: box.width,
          height: box.height,
        })),
    leastPx,
  );
}
