import { isHidden } from "./hidden-nodes.ts";
import { textsIn } from "./words-of.ts";

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
export function findRegion(tree: Element, selectors: readonly string[]): Element {
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
export function isEmpty(region: Element): boolean {
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
