import { baseAddress } from "../../ui/parse-html.ts";
import { removeAll } from "../../ui/remove-all.ts";
import { textsIn } from "../../ui/texts-in.ts";
import { type DocumentFacts, documentFactsOf } from "./document-facts.ts";
import type { Enhancement, Enhancements } from "./enhancement.ts";
import { readEnhancements } from "./read-enhancements.ts";
import { readForms } from "./read-forms.ts";
import { readMedia } from "./read-media.ts";
import { reportSelector, reportsIn } from "./reports.ts";
import { settleNames } from "./settle-names.ts";
import { settlePictures } from "./settle-pictures.ts";
import { hasWords, isHidden, removeHidden, wordsOf } from "./words-of.ts";

/** The parts of a page that are shown. */
export type PageReading = DocumentFacts & {
  /**
   * The title; `""` if the page has no title, or if its heading is in the middle of the content.
   */
  readonly title: string;
  readonly region: Element;
  /** The `base href` of the page as written, or null. */
  readonly base: string | null;
  /** Targets of links by name. The first element with a name wins. */
  readonly ids: ReadonlyMap<string, Element>;
  readonly enhancements: Enhancements;
  readonly headingLevels: ReadonlyMap<Element, number>;
};

/** Separates the title of a page from the name of its site. */
const separator = / [|–—»·:-]+ /;

/**
 * Reads the sanitised document of a page in steps and changes it. It removes hidden parts, form
 * fields, the heading that became the title, and reports. If the page would be empty without the
 * reports, they stay. Returns null if nothing is left to show.
 *
 * @param selectors - additional selectors of the content, tried first; invalid ones are skipped
 */
export function* readPage(
  page: Document,
  selectors: readonly string[],
): Generator<void, PageReading | null> {
  const tree = page.documentElement;
  const titles = [...tree.querySelectorAll("title")].filter((one) => one.closest("svg") === null);
  const named = wordsOf(titles[0] ?? null).split(separator)[0] ?? "";
  removeAll(titles);
  const base = tree.querySelector(`base[${baseAddress}]`)?.getAttribute(baseAddress) ?? null;
  settlePictures(tree);
  settleNames(tree);
  yield;
  const region = findRegion(tree, selectors);
  yield;
  const gone = reportsIn(region);
  const whole = gone.length === 0 ? null : region.cloneNode(true);
  removeAll(gone);
  const read = yield* readRegion(region, named);
  const found = read ?? (whole instanceof Element ? yield* readRegion(whole, named) : null);
  return found && { ...documentFactsOf(page), base, ...found };
}

/**
 * Reads the content of a page. Returns null if there is nothing to show.
 *
 * @param named - the text of the page's `title` element
 */
function* readRegion(
  region: Element,
  named: string,
): Generator<void, Omit<PageReading, "base" | keyof DocumentFacts> | null> {
  if (isEmpty(region)) return null;
  const ids = idsIn(region);
  const enhancements: Map<Element, Enhancement> = readEnhancements(
    region,
    (id) => ids.get(id) ?? null,
  );
  yield;
  removeHidden(region, (node) => enhancements.has(node));
  for (const [node, note] of readForms(region, (one) => enhancements.has(one))) {
    enhancements.set(node, note);
  }
  for (const [node, media] of readMedia(region)) enhancements.set(node, media);

  const heading = [...region.querySelectorAll("h1")].find((one) => wordsOf(one) !== "") ?? null;
  const isFirst = heading !== null && startsWith(region, heading);
  const title = isFirst ? wordsOf(heading) : heading === null ? named : "";
  if (isFirst) heading.remove();
  if (isEmpty(region)) return null;
  return {
    title,
    region,
    ids: idsIn(region),
    enhancements,
    headingLevels: tidyHeadings(region, isFirst ? null : heading),
  };
}

function idsIn(region: Element): Map<string, Element> {
  const ids = new Map<string, Element>();
  const add = (id: string | null, node: Element) => {
    if (id !== null && id !== "" && !ids.has(id)) ids.set(id, node);
  };
  for (const node of region.querySelectorAll("[id]")) add(node.id, node);
  for (const node of region.querySelectorAll("a[name]")) add(node.getAttribute("name"), node);
  return ids;
}

/** True if nothing is shown before a heading. */
function startsWith(region: Element, heading: Element): boolean {
  for (let node: Node = heading; node !== region; ) {
    const before: Node | null = node.previousSibling;
    if (before === null) {
      if (node.parentNode === null) return false;
      node = node.parentNode;
    } else {
      const isShown = before instanceof Element ? !isEmpty(before) : wordsOf(before) !== "";
      if (isShown) return false;
      node = before;
    }
  }
  return true;
}

/** Selectors of the content region, the most specific first. */
const regions = ["main", "[role=main]", "#main-content", "#content", ".region-content"] as const;

/** Selects the frame of a site, whose text is not content. */
const siteFrame =
  "nav, header, footer, aside, [role=navigation], [role=banner], [role=contentinfo], [role=complementary], " +
  reportSelector;

/** Selects content other than text. */
const shownSelector =
  "img, picture, svg, audio, video, scout-form, iframe, object, embed, input[type=image], " +
  ":is(a, button):is([aria-label], [title])";

/** A region with a smaller share of the page's text is not its content. */
const minShare = 0.2;

/** The content of a page: the first region with enough text, or else the whole body. */
function findRegion(tree: Element, selectors: readonly string[]): Element {
  const body = tree.querySelector("body") ?? tree;
  for (const selector of selectors) {
    const found = queryAll(tree, selector).find(isRegion);
    if (found !== undefined) return found;
  }
  const total = lengthOutsideFrame(body);
  for (const selector of regions) {
    const found = queryAll(tree, selector).find((one) => isRegion(one) && holdsEnough(one, total));
    if (found !== undefined) return found;
  }
  return body;
}

/** True if there is nothing to show. */
function isEmpty(region: Element): boolean {
  return (
    !hasWords(region) &&
    !region.matches(shownSelector) &&
    region.querySelector(shownSelector) === null
  );
}

/** A link whose id names a region is only the target of a skip link, and has no content. */
function isRegion(node: Element): boolean {
  return (
    node.localName !== "a" && node.closest("[hidden]") === null && !isHidden(node) && !isEmpty(node)
  );
}

/** @param total - the length of the page's text outside the site's frame */
function holdsEnough(region: Element, total: number): boolean {
  let own = 0;
  for (const text of textsIn(region)) own += lengthOf(text);
  const around = total - lengthOutsideFrame(region);
  return own * (1 - minShare) >= around * minShare;
}

/** The length of a node's text outside the site's frame. */
function lengthOutsideFrame(node: Element): number {
  if (node.closest(siteFrame) !== null) return 0;
  const isOutside = (one: Node) => !(one instanceof Element && one.matches(siteFrame));
  const texts = node.ownerDocument.createTreeWalker(
    node,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (one) => (isOutside(one) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT),
  );
  let length = 0;
  while (texts.nextNode()) {
    if (texts.currentNode instanceof Text) length += lengthOf(texts.currentNode.data);
  }
  return length;
}

function lengthOf(text: string): number {
  return text.replace(/\s+/g, " ").trim().length;
}

function queryAll(tree: Element, selector: string): readonly Element[] {
  try {
    return [...tree.querySelectorAll(selector)];
  } catch {
    return []; // The configured selector is invalid.
  }
}

const headings = "h1, h2, h3, h4, h5, h6, [role=heading]";

/**
 * Returns the level of each heading below the page's title, without skipping a level. A heading
 * without text gets level 0.
 *
 * @param title - the heading that is the title, if it is in the region
 */
function tidyHeadings(region: Element, title: Element | null): ReadonlyMap<Element, number> {
  const levels = new Map<Element, number>();
  let last = 1;
  for (const heading of region.querySelectorAll(headings)) {
    if (heading === title) {
      levels.set(heading, 1);
      last = 1;
    } else if (isNamed(heading)) {
      last = Math.min(levelOf(heading), last + 1);
      levels.set(heading, last);
    } else {
      levels.set(heading, 0);
    }
  }
  return levels;
}

function levelOf(heading: Element): number {
  const level = /^h(\d)$/.exec(heading.localName)?.[1] ?? heading.getAttribute("aria-level");
  return Math.min(Math.max(Math.trunc(Number(level)) || 2, 2), 6);
}

function isNamed(heading: Element): boolean {
  const pictures = [...heading.querySelectorAll("img[alt], svg")];
  return hasWords(heading) || pictures.some((one) => one.getAttribute("alt") !== "");
}
