import { wordsOf } from "./words-of.ts";

const headings = "h1, h2, h3, h4, h5, h6, [role=heading]";

/**
 * The level of each heading below the page's title: none skips a level (decisions ZA10). Headings without a name are
 * replaced by their content.
 *
 * @param title - the heading that is the title, if it stands in the region
 */
export function tidyHeadings(region: Element, title: Element | null): ReadonlyMap<Element, number> {
  const levels = new Map<Element, number>();
  let last = 1;
  for (const heading of region.querySelectorAll(headings)) {
    if (heading === title) {
      levels.set(heading, 1);
      last = 1;
    } else if (isNamed(heading)) {
      last = Math.min(levelOf(heading), last + 1);
      levels.set(heading, last);
    } else if (/^h\d$/.test(heading.localName)) {
      heading.replaceWith(...heading.childNodes);
    }
  }
  return levels;
}

function levelOf(heading: Element): number {
  const given = /^h(\d)$/.exec(heading.localName)?.[1] ?? heading.getAttribute("aria-level");
  return Math.min(Math.max(Math.trunc(Number(given)) || 2, 2), 6);
}

function isNamed(heading: Element): boolean {
  const pictures = [...heading.querySelectorAll("img[alt], svg")];
  return wordsOf(heading) !== "" || pictures.some((one) => one.getAttribute("alt") !== "");
}
