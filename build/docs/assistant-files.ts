import { markdownIn } from "./markdown-links.ts";
import type { PageGroup, SitePage } from "./site.ts";
import { markdownOfPage } from "./site-paths.ts";

const full = "llms-full.txt";

/**
 * Returns the files for coding assistants: each page as Markdown beside its HTML, and `llms.txt` with a line for each
 * page (https://llmstxt.org). `llms-full.txt` has the pages for those who use the elements, in the order of the list, each
 * after its address.
 *
 * @param groups - the first page introduces the site
 */
export function assistantFiles(groups: readonly PageGroup[]): ReadonlyMap<string, string> {
  const pages = groups.flatMap((group) => group.pages);
  const used = groups.flatMap((group) => (group.isInternal ? [] : group.pages));
  const names = new Set(pages.map(({ page }) => page));
  return new Map([
    ...pages.map(
      ({ page, text }) => [markdownOfPage(page), markdownIn(text, page, names)] as const,
    ),
    ["llms.txt", indexOf(groups)],
    [
      full,
      used
        .map(({ page, text }) => {
          return `Page: ${markdownOfPage(page)}\n\n${markdownIn(text, page, names, full)}`;
        })
        .join("\n"),
    ],
  ]);
}

/** A reader that needs a shorter text may skip what is below `Optional`. */
function indexOf(groups: readonly PageGroup[]): string {
  const [first] = groups.flatMap(({ pages }) => pages);
  const optional = groups.filter(({ isInternal }) => isInternal).flatMap(({ pages }) => pages);
  const sections = [
    ...groups.filter(({ isInternal }) => !isInternal),
    { label: "Optional", pages: optional },
  ].map(({ label, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${markdownOfPage(page.page)}): ${summaryOf(page)}`,
    );
    return `## ${label}\n\n${lines.join("\n")}\n`;
  });
  return [`# ${first?.title}\n`, `> ${first && summaryOf(first)}\n`, ...sections].join("\n");
}

/** Returns the first paragraph of a page in one line without links. */
export function summaryOf({ text }: SitePage): string {
  const paragraphs = text.split("\n\n").filter((paragraph) => /^[\p{L}\d`*[]/u.test(paragraph));
  return (paragraphs[0] ?? "")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}
