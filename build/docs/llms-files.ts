import type { Page, PageGroup } from "./page.ts";
import { pageMarkdownOf, type ReadPage, readPage, summaryOf } from "./page-markdown.ts";
import { markdownOfPage } from "./site-paths.ts";

const full = "llms-full.txt";

/**
 * Returns the files for coding assistants: each page as Markdown beside its HTML, `llms.txt` with a line for each page
 * (https://llmstxt.org), and `llms-full.txt` with all pages in the order of the list.
 *
 * @param pages - the pages in any order, the first of which introduces the site
 */
export function llmsFiles(
  pages: readonly Page[],
  groups: readonly PageGroup[],
): readonly (readonly [file: string, text: string])[] {
  const read = new Map(pages.map((page) => [page.page, readPage(page)]));
  const names = new Set(read.keys());
  const listed = groups.flatMap(({ links }) => links).flatMap(({ page }) => read.get(page) ?? []);
  return [
    ...[...read].map(
      ([file, page]) => [markdownOfPage(file), pageMarkdownOf(page, names)] as const,
    ),
    ["llms.txt", indexOf(read, groups, pages[0]?.title)],
    [full, listed.map((page) => pageMarkdownOf(page, names, full)).join("\n")],
  ];
}

function indexOf(
  pages: ReadonlyMap<string, ReadPage>,
  groups: readonly PageGroup[],
  title = "",
): string {
  const [first] = pages.values();
  const summary = (page: ReadPage | undefined) => (page === undefined ? "" : summaryOf(page));
  const sections = groups.map(({ label, links }) => {
    const lines = links.map(
      (link) => `- [${link.label}](${markdownOfPage(link.page)}): ${summary(pages.get(link.page))}`,
    );
    return `## ${label}\n\n${lines.join("\n")}\n`;
  });
  return [`# ${title}\n`, `> ${summary(first)}\n`, ...sections].join("\n");
}
