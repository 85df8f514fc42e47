import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { copiedFiles, siteFiles } from "../../build/docs/site-pages.ts";
import { withPublishedName } from "../../build/published-name.ts";

const markdown = new MarkdownIt();
const files = siteFiles();
const textOf = (file: string) => files.get(file) ?? "";
const all = [...files.keys()];
/** The frame of the examples is not a page to read. */
const pages = all.filter((file) => file.endsWith(".html") && file !== "example.html");
const texts = [...all.filter((file) => file.endsWith(".md")), "llms.txt", "llms-full.txt"];

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The addresses and labels of the list of all pages, in its order, as links from the root of the site. */
const listed = [
  ...(textOf("index.html").split('<nav id="pages"')[1] ?? "").matchAll(
    /<li><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/li>/g,
  ),
].map(([, page = "", label = ""]) => ({ page, label: unescaped(label) }));

const tokensOf = (text: string) =>
  markdown.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
const fencesOf = (text: string) => tokensOf(text).filter(({ type }) => type === "fence");
const headingsOf = (text: string, tag: string) => {
  const tokens = markdown.parse(text, {});
  return tokens.flatMap((token, index) =>
    token.type === "heading_open" && token.tag === tag
      ? [tokens[index + 1]?.content.replaceAll("`", "") ?? ""]
      : [],
  );
};

test("every page has its Markdown beside it, and its head names the file", () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(all.filter((file) => file.endsWith(".md")).toSorted()).toEqual(
    pages.map((page) => `${page}.md`).toSorted(),
  );
  const silent = pages.filter((page) => {
    const name = posix.basename(page);
    return !textOf(page).includes(`<link rel="alternate" type="text/markdown" href="${name}.md">`);
  });
  expect(silent).toEqual([]);
});

test.each(texts)(
  "every link of %s leads to a file of the site, and to the Markdown of a page",
  (file) => {
    const lost = tokensOf(textOf(file))
      .flatMap((token) => [token.attrGet("href"), token.attrGet("src")])
      .filter((address) => address !== null)
      .filter((address) => !/^(?:\w+:|#)/.test(address))
      .filter((address) => {
        const [path = ""] = address.split(/[?#]/);
        const target = posix.join(posix.dirname(file), path);
        if (pages.includes(target)) return true;
        return !files.has(target) && !Object.hasOwn(copiedFiles, target);
      });
    expect(lost).toEqual([]);
  },
);

describe("examples stay intact", () => {
  const examplesOf = (page: string) =>
    [...textOf(page).matchAll(/<pre tabindex="0"><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)].map(
      ([, code = ""]) => unescaped(code).trimEnd(),
    );

  test.each(pages)("the Markdown of %s has the examples of the page", (page) => {
    const examples = fencesOf(textOf(`${page}.md`)).map(({ content }) => content.trimEnd());
    expect(examples).toEqual(examplesOf(page));
  });

  test("llms-full.txt has the examples of all pages in the order of the list", () => {
    const examples = fencesOf(textOf("llms-full.txt")).map(({ content }) => content.trimEnd());
    expect(examples.length).toBeGreaterThan(60);
    expect(examples).toEqual(listed.flatMap(({ page }) => examplesOf(page)));
  });

  test("an example keeps the name of its language", () => {
    const languages = (text: string) => fencesOf(text).map(({ info }) => info);
    const source = languages(readFileSync("docs/guides/start.md", "utf8"));
    expect(source).toContain("html");
    expect(languages(textOf("docs/guides/start.html.md"))).toEqual(source);
  });
});

test("the Markdown of a document has the headings and tables of its source", () => {
  const strange = listed.filter(({ page }) => {
    const source = page.replace(/(^|\/)index\.html$/, "$1README.md").replace(/\.html$/, ".md");
    if (!existsSync(source)) return false;
    const outline = (text: string) =>
      tokensOf(text)
        .filter(({ type }) => /^(?:heading|t[hd]|tr|list_item)_open$/.test(type))
        .map(({ type, tag }) => `${type} ${tag}`);
    const written = outline(textOf(`${page}.md`));
    return written.join() !== outline(withPublishedName(readFileSync(source, "utf8"))).join();
  });
  expect(strange).toEqual([]);
});

test("llms-full.txt has the heading of each page once, in the order of the list", () => {
  expect(listed.map(({ page }) => page).toSorted()).toEqual(pages.toSorted());
  expect(headingsOf(textOf("llms-full.txt"), "h1")).toEqual(
    listed.map(({ page }) => headingsOf(textOf(`${page}.md`), "h1").join(" and ")),
  );
});

test("llms.txt has a name, a summary, and a line for each page below the headings of the list", () => {
  const text = textOf("llms.txt");
  const [name, empty, summary, ...rest] = text.split("\n");
  expect([name, empty]).toEqual(["# Scout Elements", ""]);
  expect(summary).toMatch(/^> Web components for telecom sales agents: /);
  expect(headingsOf(text, "h2")).toEqual(["Start", "Elements", "Guides", "Decisions"]);
  const lines = rest.filter((line) => line !== "" && !line.startsWith("## "));
  expect(lines.map((line) => /^- \[(.+?)\]\(([^)]+)\): .*[^\s]$/.exec(line)?.slice(1, 3))).toEqual(
    listed.map(({ page, label }) => [label, `${page}.md`]),
  );
});

test("a table cell keeps a type of several values", () => {
  expect(textOf("elements/scout-lookup.html.md")).toContain(
    String.raw`| ${"`"}"auto" \| "light" \| "dark" \| "host"${"`"} | ${"`"}auto${"`"} |`,
  );
});
