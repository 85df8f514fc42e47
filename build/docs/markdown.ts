import { posix } from "node:path";
import MarkdownIt from "markdown-it";
import { Html } from "./html.ts";
import { addressFrom, pageOfElement, pageOfMarkdown } from "./site-paths.ts";

type Token = ReturnType<MarkdownIt["parse"]>[number];

/** The path of a Markdown file, and the possible targets of its links. */
export interface Surroundings {
  /** The path of the Markdown file, from the project's root. */
  readonly path: string;
  /** The paths of the site's files. */
  readonly files: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

// Show HTML in the files as text.
const markdown = new MarkdownIt({ html: false });

// A wide table scrolls in its own box, which the keyboard can reach.
markdown.renderer.rules.table_open = () =>
  '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";
markdown.renderer.rules.fence = (tokens, index) => {
  const { content = "", info = "" } = tokens[index] ?? {};
  const language = info === "" ? "" : ` class="language-${markdown.utils.escapeHtml(info)}"`;
  return `<pre tabindex="0"><code${language}>${markdown.utils.escapeHtml(content)}</code></pre>\n`;
};

export function renderMarkdown(text: string, surroundings: Surroundings): Html {
  const tokens = markdown.parse(text, {});
  nameHeadings(tokens);
  nameColumns(tokens);
  for (const { children } of tokens) if (children !== null) placeLinks(children, surroundings);
  return new Html(markdown.renderer.render(tokens, markdown.options, {}));
}

/** One line of Markdown text with code, as in doc blocks. */
export function renderLine(text: string): Html {
  return new Html(markdown.renderInline(text));
}

export function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? "";
}

/** Gives headings the same ids as GitHub does, so that links to a heading work in both. */
function nameHeadings(tokens: readonly Token[]): void {
  const seen = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open") return;
    const words = tokens[index + 1]?.content.toLowerCase() ?? "";
    const name = words.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    token.attrSet("id", count === 0 ? name : `${name}-${count}`);
  });
}

/** A column without a name has no header cell: assistive technology would announce an empty one. */
function nameColumns(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type !== "th_open" || tokens[index + 1]?.content !== "") return;
    const close = tokens[index + 2];
    token.tag = "td";
    if (close !== undefined) close.tag = "td";
  });
}

/** Rewrites links to pages of the site. Links to files outside the site become text; the tag of an element links to its page. */
function placeLinks(tokens: Token[], surroundings: Surroundings): void {
  const page = pageOfMarkdown(surroundings.path);
  let depth = 0;
  for (const token of tokens) {
    if (token.type === "link_open") {
      depth += 1;
      const href = addressOf(token.attrGet("href") ?? "", page, surroundings);
      if (href === undefined) token.attrs = null;
      else token.attrSet("href", href);
    } else if (token.type === "link_close") depth -= 1;
    else if (token.type === "code_inline" && depth === 0 && surroundings.tags.has(token.content))
      linkCode(token, addressFrom(page, pageOfElement(token.content)));
  }
}

function addressOf(href: string, page: string, { path, files }: Surroundings): string | undefined {
  if (/^(?:\w+:|#)/.test(href)) return href;
  const [file = "", hash] = href.split("#");
  const target = pageOfMarkdown(posix.join(posix.dirname(path), file));
  if (!files.has(target)) return undefined;
  return addressFrom(page, target) + (hash === undefined ? "" : `#${hash}`);
}

function linkCode(token: Token, href: string): void {
  token.type = "element_link";
  token.meta = href;
}

markdown.renderer.rules.element_link = (tokens, index) => {
  const { content = "", meta = "" } = tokens[index] ?? {};
  return `<a href="${markdown.utils.escapeHtml(meta)}"><code>${markdown.utils.escapeHtml(content)}</code></a>`;
};
