import type { DocumentFacts } from "../../../core/html/document-facts.ts";
import type { Enhancement, Enhancements } from "./enhancement.ts";
import { readEnhancements } from "./read-enhancements.ts";
import { readForms } from "./read-forms.ts";
import { readMedia } from "./read-media.ts";
import { settlePictures } from "./settle-pictures.ts";
import { isHidden, removeHidden, textsIn, wordsOf } from "./words-of.ts";

/** The shown parts of a page. */
export type PageReading = DocumentFacts & {
  /** `""` if the page has none, or if its heading stands in the middle of the region. */
  readonly title: string;
  readonly region: Element;
  /** The address that the page gives for its relative links, as written; null if it gives none. */
  readonly base: string | null;
  /** Targets of links by name. The first element with a name counts. */
  readonly ids: ReadonlyMap<string, Element>;
  readonly enhancements: Enhancements;
  readonly headingLevels: ReadonlyMap<Element, number>;
};

/** Messages for visitors of the page on its own site (decisions V3). */
const alerts = "[role=alert], .alert, .messages, [data-drupal-messages]";

/** The separator between a page's title and its site's name. */
const separator = /\s+[|–—»·:-]+\s+/;

/**
 * Reads, in steps, the sanitised tree of a page (2 §2; decisions V1, V3, V5, ZA10) and changes it: alerts, hidden parts, fields and
 * the heading that became the title go. Null if nothing is left to show.
 *
 * @param selectors - additional selectors of the content, tried first. Invalid ones are skipped.
 */
export function* readPage(
  tree: Node,
  selectors: readonly string[],
  facts: DocumentFacts,
): Generator<void, PageReading | null> {
  if (!(tree instanceof Element)) return null;
  const titles = [...tree.querySelectorAll("title")].filter((one) => one.closest("svg") === null);
  const named = wordsOf(titles[0] ?? null).split(separator)[0] ?? "";
  for (const title of titles) title.remove();
  const base = tree.querySelector("base[href]")?.getAttribute("href") ?? null;
  for (const alert of tree.querySelectorAll(alerts)) alert.remove();
  settlePictures(tree);
  yield;
  const region = findRegion(tree, selectors);
  if (isEmpty(region)) return null;
  yield;

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
    ...facts,
    title,
    region,
    base,
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

/** Whether nothing is shown before a heading. */
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

/** Selectors of the content region, the most specific first (decisions V1). */
const regions = ["main", "[role=main]", "#main-content", "#content", ".region-content"] as const;

/** The frame of a site, whose words are no content. */
const frame =
  "nav, header, footer, aside, [role=navigation], [role=banner], [role=contentinfo], [role=complementary]";

/** What a page can consist of besides words. */
const shown = "img, picture, svg, audio, video, scout-form, scout-frame, scout-object";

/** A region with a smaller share of the page's words is not its content. */
const smallestShare = 0.2;

/** The content of a page: the first region that holds enough of it, or else the whole body (decisions V1). */
function findRegion(tree: Element, selectors: readonly string[]): Element {
  const body = tree.querySelector("body") ?? tree;
  for (const selector of selectors) {
    const found = query(tree, selector).find(isRegion);
    if (found !== undefined) return found;
  }
  for (const selector of regions) {
    const found = query(tree, selector).find((one) => isRegion(one) && holdsEnough(one, body));
    if (found !== undefined) return found;
  }
  return body;
}

/** Whether there is nothing to show. */
function isEmpty(region: Element): boolean {
  return !hasWords(region) && !region.matches(shown) && region.querySelector(shown) === null;
}

/** A link that is named like a region is the target of a skip link. */
function isRegion(node: Element): boolean {
  return (
    node.localName !== "a" && node.closest("[hidden]") === null && !isHidden(node) && !isEmpty(node)
  );
}

function hasWords(node: Element): boolean {
  for (const text of textsIn(node)) if (/\S/.test(text)) return true;
  return false;
}

function holdsEnough(region: Element, body: Element): boolean {
  const enough = (lengthAround(region, body) * smallestShare) / (1 - smallestShare);
  let length = 0;
  for (const text of textsIn(region)) {
    length += lengthOf(text);
    if (length >= enough) break;
  }
  return length >= enough;
}

/** The length of the words of a page that stand neither in a region nor in the site's frame. */
function lengthAround(region: Element, body: Element): number {
  const isAround = (node: Node) =>
    node !== region && !(node instanceof Element && node.matches(frame) && !node.contains(region));
  const texts = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (isAround(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT),
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

function query(tree: Element, selector: string): readonly Element[] {
  try {
    return [...tree.querySelectorAll(selector)];
  } catch {
    return []; // The configured selector is invalid.
  }
}

const headings = "h1, h2, h3, h4, h5, h6, [role=heading]";

/**
 * The level of each heading below the page's title: none skips a level (decisions ZA10). Headings without a name are
 * replaced by their content.
 *
 * @param title - the heading that is the title, if it stands in the region
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
    } else if (/^h\d$/.test(heading.localName)) {
      heading.replaceWith(...heading.childNodes);
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
  return wordsOf(heading) !== "" || pictures.some((one) => one.getAttribute("alt") !== "");
}
