/** The shown parts of a page: its title and its content region. */
export type PageReading = {
  /** `""` if the page has none. */
  readonly title: string;
  readonly region: Element;
};

/** Selectors of the content region, the most specific first (decisions V1). */
const regions = ["main", "[role=main]", "#main-content", "#content", ".region-content"] as const;

/** Messages for visitors of the page on its own site (decisions V3). */
const alerts = "[role=alert], .alert, .messages, [data-drupal-messages]";

/** The separator between a page's title and its site's name. */
const separator = /\s+[|–—»·:-]+\s+/;

/**
 * Reads the sanitised tree of a page (2 §2; decisions V1, V3, V5). The region is a copy, without the alerts and the
 * heading that became the title. Null if nothing is left to show.
 *
 * @param selectors - additional selectors of the content, tried first. Invalid ones are skipped.
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
    return null; // The configured selector is invalid.
  }
}

function isEmpty(region: Element): boolean {
  return wordsOf(region) === "" && region.querySelector("img") === null;
}

function wordsOf(node: Element | null): string {
  return node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
