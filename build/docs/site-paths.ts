import { posix } from "node:path";

/** The folder with the sources of the site, which VitePress builds. */
export const stagedFolder = "node_modules/.cache/docs";

/** The icon of the site. */
export const icon = "icon.png";

/** The page of a Markdown file: the same path, so that relative links between the files work in both. */
export function pageOfMarkdown(path: string): string {
  return path.replace(/(^|\/)README\.md$/, "$1index.html").replace(/\.md$/, ".html");
}

export function pageOfElement(tag: string): string {
  return `elements/${tag}.html`;
}

/** The Markdown of a page. Tools for assistants expect it at the address of the page with `.md` after it. */
export function markdownOfPage(page: string): string {
  return `${page}.md`;
}

/** The address of a file of the site, as a link in another one has it. */
export function addressFrom(page: string, target: string): string {
  return posix.relative(posix.dirname(page), target);
}

/** The ids of headings on GitHub, so that links to a heading work in both. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}
