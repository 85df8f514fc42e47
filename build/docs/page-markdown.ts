import { posix } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { defaultHandlers, toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Page } from "./page.ts";
import { addressFrom, markdownOfPage } from "./site-paths.ts";

type Tree = ReturnType<typeof toMdast>;

type Handlers = NonNullable<NonNullable<Parameters<typeof toMdast>[1]>["handlers"]>;

const omit = () => undefined;
const handlers: Handlers = {
  // The frame of an example and the form of the snippet builder are for people.
  form: omit,
  iframe: omit,
  // A link to a file outside the site has no address.
  a: (state, node) =>
    node.properties.href === undefined ? state.all(node) : defaultHandlers.a(state, node),
};
const style: Options = {
  bullet: "-",
  rule: "-",
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};
const wordsOf: Handle = (link, _parent, state, info) => state.containerPhrasing(link, info);

/** A page as a tree of Markdown, made from its markup, so that pages from files and from data need the same code. */
export interface ReadPage {
  readonly page: string;
  readonly tree: Tree;
}

export function readPage({ page, content }: Page): ReadPage {
  return { page, tree: toMdast(fromHtml(content.text, { fragment: true }), { handlers }) };
}

/**
 * @param pages - the pages of the site
 * @param place - the file that will contain the text, to which its links are relative
 */
export function pageMarkdownOf(
  { page, tree }: ReadPage,
  pages: ReadonlySet<string>,
  place = markdownOfPage(page),
): string {
  const placed = structuredClone(tree);
  placeLinks(placed, (address) => addressIn(address, { page, pages, place }));
  return toMarkdown(placed, style);
}

/** Returns the first paragraph of a page in one line without links. */
export function summaryOf({ tree }: ReadPage): string {
  if (tree.type !== "root") return "";
  const first = tree.children.find(
    (child) => child.type === "paragraph" && child.children.some(({ type }) => type === "text"),
  );
  if (first === undefined) return "";
  return toMarkdown(first, { ...style, handlers: { link: wordsOf } })
    .trim()
    .replace(/\s+/g, " ");
}

function placeLinks(node: Tree, addressOf: (address: string) => string): void {
  if (node.type === "link" || node.type === "image") node.url = addressOf(node.url);
  if ("children" in node) for (const child of node.children) placeLinks(child, addressOf);
}

interface Surroundings {
  readonly page: string;
  readonly pages: ReadonlySet<string>;
  readonly place: string;
}

/** A link to a page leads to its Markdown, seen from the file that contains the text. */
function addressIn(address: string, { page, pages, place }: Surroundings): string {
  if (/^\w+:/.test(address)) return address;
  const [, file = "", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const target = file === "" ? page : posix.join(posix.dirname(page), file);
  const written = pages.has(target) ? markdownOfPage(target) : target;
  return (written === place ? "" : addressFrom(place, written)) + rest;
}
