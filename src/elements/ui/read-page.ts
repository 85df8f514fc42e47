/** What of a page is shown: its title and the region that holds its content. */
export type PageReading = {
  /** `""` when the page has none. */
  readonly title: string;
  readonly region: Element;
};

/** Where the content of a page stands, the better guess first (decisions V1). */
const regions = ["main", "[role=main]", "#main-content", "#content", ".region-content"] as const;

/** What is said to whoever opened the page on its own site, not here (decisions V3). */
const alerts = "[role=alert], .alert, .messages, [data-drupal-messages]";

/** Between a page's title and its site's name. */
const separator = /\s+[|–—»·:-]+\s+/;

/**
 * Reads the cleaned tree of a page (2 §2; decisions V1, V3, V5). The region is a copy, without the
 * alerts and the heading that became the title. Null when nothing is left to show.
 *
 * @param selectors - further places of the content, tried first; those that are none are passed over.
 */
export function readPage(tree: Node, selectors: readonly string[]): PageReading | null {
  const copy = tree.cloneNode(true);
  if (!(copy instanceof Element)) return null;
  const named = wordsOf(copy.querySelector("title")).split(separator)[0] ?? "";
  for (const title of copy.querySelectorAll("title")) title.remove();
  const region = findRegion(copy, selectors);
  for (const alert of region.querySelectorAll(alerts)) alert.remove();
  const heading = region.querySelector("h1");
  const title = wordsOf(heading) || named;
  if (wordsOf(heading) !== "") heading?.remove();
  return isEmpty(region) ? null : { title, region };
}

function findRegion(tree: Element, selectors: readonly string[]): Element {
  for (const selector of [...selectors, ...regions]) {
    const found = query(tree, selector);
    if (found !== null) return found;
  }
  return tree.querySelector("body") ?? tree;
}

function query(tree: Element, selector: string): Element | null {
  try {
    return tree.querySelector(selector);
  } catch {
    return null; // the configured selector is none
  }
}

function isEmpty(region: Element): boolean {
  return wordsOf(region) === "" && region.querySelector("img") === null;
}

function wordsOf(node: Element | null): string {
  return node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
