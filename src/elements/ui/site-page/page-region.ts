import { isHidden } from "./hidden-nodes.ts";
import { wordsOf } from "./words-of.ts";

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
  const candidates = regions.flatMap((selector) => query(tree, selector).filter(isRegion));
  return candidates.find((one) => holdsEnough(one, body)) ?? body;
}

/** Whether there is nothing to show. */
export function isEmpty(region: Element): boolean {
  return (
    !/\S/.test(region.textContent ?? "") &&
    !region.matches(shown) &&
    region.querySelector(shown) === null
  );
}

/** A link that is named like a region is the target of a skip link. */
function isRegion(node: Element): boolean {
  return (
    node.localName !== "a" && node.closest("[hidden]") === null && !isHidden(node) && !isEmpty(node)
  );
}

function holdsEnough(region: Element, body: Element): boolean {
  const own = wordsOf(region).length;
  const around = [...body.querySelectorAll(frame)].filter(
    (one) => !one.contains(region) && one.parentElement?.closest(frame) === null,
  );
  const framed = around.filter((one) => !region.contains(one));
  const all = wordsOf(body).length - framed.reduce((sum, one) => sum + wordsOf(one).length, 0);
  return own >= all * smallestShare;
}

function query(tree: Element, selector: string): readonly Element[] {
  try {
    return [...tree.querySelectorAll(selector)];
  } catch {
    return []; // The configured selector is invalid.
  }
}
