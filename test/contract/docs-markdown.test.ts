import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { assistantFiles } from "../../build/docs/assistant-files.ts";
import { statesOf } from "../../build/docs/examples.ts";
import { copiedFiles, readSite } from "../../build/docs/site.ts";
import { slugOf } from "../../build/docs/site-paths.ts";
import { elementManifests } from "../../build/element-manifests.ts";
import { withPublishedName } from "../../build/published-name.ts";
import { flavours, readManifest } from "./support/built-files.ts";

interface Named {
  readonly name: string;
  readonly kind?: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly members?: readonly Named[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

const markdown = new MarkdownIt();
const groups = readSite();
const listed = groups.flatMap((group) => group.pages);
const pages = listed.map(({ page }) => page);
const files = assistantFiles(groups);
const textOf = (file: string) => files.get(file) ?? "";

const tokensOf = (text: string) =>
  markdown.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
const fencesOf = (text: string) =>
  tokensOf(text)
    .filter(({ type }) => type === "fence")
    .map(({ info, content }) => ({ info, content }));
const headingsOf = (text: string, tag: string) => {
  const tokens = markdown.parse(text, {});
  return tokens.flatMap((token, index) =>
    token.type === "heading_open" && token.tag === tag
      ? [tokens[index + 1]?.content.replaceAll("`", "") ?? ""]
      : [],
  );
};

test("every page has its Markdown beside it", () => {
  expect(pages.length).toBeGreaterThan(60);
  expect([...files.keys()]).toEqual([
    ...pages.map((page) => `${page}.md`),
    "llms.txt",
    "llms-full.txt",
  ]);
});

test.each([...files.keys()])(
  "every link of %s leads to a file of the site, and to the Markdown of a page",
  (file) => {
    const lost = tokensOf(textOf(file))
      .flatMap((token) => [token.attrGet("href"), token.attrGet("src")])
      .filter((address) => address !== null)
      .filter((address) => !/^(?:\w+:|#)/.test(address))
      .filter((address) => {
        const [path = ""] = address.split(/[?#]/);
        const target = posix.join(posix.dirname(file), path);
        return !files.has(target) && !copiedFiles.includes(target);
      });
    expect(lost).toEqual([]);
  },
);

test("every link to a heading leads to one", () => {
  const anchorsOf = new Map(
    listed.map(({ page }) => {
      const slugs = ["h1", "h2", "h3", "h4"].flatMap((tag) =>
        headingsOf(textOf(`${page}.md`), tag).map(slugOf),
      );
      return [`${page}.md`, slugs];
    }),
  );
  const lost = [...anchorsOf.keys()].flatMap((file) =>
    tokensOf(textOf(file))
      .flatMap((token) => token.attrGet("href") ?? [])
      .filter((address) => /^(?!\w+:)[^?]*#/.test(address))
      .filter((address) => {
        const [path = "", anchor = ""] = address.split("#");
        const target = path === "" ? file : posix.join(posix.dirname(file), path);
        return anchorsOf.get(target)?.includes(anchor) !== true;
      })
      .map((address) => `${file}: ${address}`),
  );
  expect(lost).toEqual([]);
});

test("the Markdown of a document has the text, headings, tables and examples of its source", () => {
  const documents = listed.flatMap(({ page }) => {
    const source = page.replace(/(^|\/)index\.html$/, "$1README.md").replace(/\.html$/, ".md");
    return existsSync(source) ? [{ page, source }] : [];
  });
  const outlineOf = (text: string) =>
    tokensOf(text)
      .filter(({ type }) => !/^(?:inline|link_)/.test(type))
      .map(({ type, tag, content }) =>
        type === "text" ? content : `\n${type} ${tag} ${content}\n`,
      )
      .join("");
  const changed = documents.filter(({ page, source }) => {
    const text = withPublishedName(readFileSync(source, "utf8").replace(/^<!-- .* -->\n/gm, ""));
    return outlineOf(textOf(`${page}.md`)) !== outlineOf(text);
  });
  expect(documents.length).toBeGreaterThan(40);
  expect(changed).toEqual([]);
});

test("the tag of an element in the text of a document links to its page", () => {
  expect(textOf("docs/guides/elements.html.md")).toContain(
    "| [`scout-lookup`](../../elements/scout-lookup.html.md) | `address` |",
  );
});

test("no Markdown contains a frame or a form, which are for people only", () => {
  expect(listed.filter(({ text }) => text.includes("\n```component\n")).length).toBeGreaterThan(10);
  expect(
    [...files].filter(([, text]) => text.includes("```component")).map(([file]) => file),
  ).toEqual([]);
});

test("llms-full.txt has the pages for users of the elements in the order of the list, with their headings and examples", () => {
  expect(new Set(pages).size).toBe(pages.length);
  const used = groups.filter(({ isInternal }) => !isInternal).flatMap((group) => group.pages);
  expect(used.length).toBeLessThan(pages.length);
  expect(headingsOf(textOf("llms-full.txt"), "h1")).toEqual(used.map(({ title }) => title));
  const named = [...textOf("llms-full.txt").matchAll(/^Page: (.*)$/gm)].map(([, file]) => file);
  expect(named).toEqual(used.map(({ page }) => `${page}.md`));
  const examples = fencesOf(textOf("llms-full.txt"));
  expect(examples.length).toBeGreaterThan(60);
  expect(examples).toEqual(used.flatMap(({ page }) => fencesOf(textOf(`${page}.md`))));
});

test("llms.txt has a name, a summary, and a line for each page below the headings of the list", () => {
  const text = textOf("llms.txt");
  const [name, empty, summary, ...rest] = text.split("\n");
  expect([name, empty]).toEqual(["# Scout Elements", ""]);
  expect(summary).toMatch(/^> Web components for telecom sales agents: /);
  expect(headingsOf(text, "h2")).toEqual([
    "Start",
    "Put into a page",
    "Appearance",
    "Sign-in and security",
    "Operate",
    "Elements",
    "Optional",
  ]);
  const lines = rest.filter((line) => line !== "" && !line.startsWith("## "));
  expect(lines.map((line) => /^- \[(.+?)\]\(([^)]+)\): .*[^\s]$/.exec(line)?.slice(1, 3))).toEqual(
    listed.map(({ page, title }) => [title, `${page}.md`]),
  );
});

test("a table cell keeps a type of several values", () => {
  expect(textOf("elements/scout-lookup.html.md")).toContain(
    String.raw`| ${"`"}"auto" \| "light" \| "dark" \| "host"${"`"} | ${"`"}auto${"`"} |`,
  );
});

describe("the page of an element", () => {
  const { modules }: { modules: readonly { declarations: readonly Declaration[] }[] } = JSON.parse(
    readFileSync("dist/custom-elements.json", "utf8"),
  );
  const elements = modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName !== undefined);
  const namesOf = (facts: readonly Named[] = []) => facts.map(({ name }) => name);

  /** Returns the first cells of the table below a heading. */
  function listedIn(text: string, heading: string): readonly string[] {
    const [, section = ""] = text.split(`\n## ${heading}\n`);
    const [table = ""] = section.split("\n## ");
    return [...table.matchAll(/^\| (?:`([^`(]+).*?`|(without a name)) \|/gm)].map(
      ([, name = "", words = name]) => words,
    );
  }

  test.each(elements)(
    "the page of $tagName lists everything that custom-elements.json has for the element",
    (element) => {
      const text = textOf(`elements/${element.tagName}.html.md`);
      const members = element.members ?? [];
      expect(listedIn(text, "Attributes")).toEqual(namesOf(element.attributes));
      expect(listedIn(text, "Properties")).toEqual(
        namesOf(members.filter(({ kind }) => kind === "field")),
      );
      expect(listedIn(text, "Methods")).toEqual(
        namesOf(members.filter(({ kind }) => kind === "method")),
      );
      expect(listedIn(text, "Events")).toEqual(namesOf(element.events));
      expect(listedIn(text, "Slots")).toEqual(
        namesOf(element.slots).map((name) => name || "without a name"),
      );
      expect(listedIn(text, "Parts")).toEqual(namesOf(element.cssParts));
      expect(listedIn(text, "Custom properties")).toEqual(namesOf(element.cssProperties));
    },
  );

  test.each(elements)("the page shows every state of $tagName in a frame", ({ tagName = "" }) => {
    const page = listed.find((one) => one.page === `elements/${tagName}.html`);
    const [, shown, states = ""] =
      /^<ElementExample tag="([\w-]+)" states="([^"]+)" \/>$/m.exec(page?.text ?? "") ?? [];
    const example = elementManifests.get(tagName)?.example;
    expect(shown).toBe(tagName);
    expect(states.split("|")).toEqual([...(example ? statesOf(example).keys() : [])]);
  });

  test("the page has the changes that name the element, by version", () => {
    const [, changes = ""] = textOf("elements/scout-bulk.html.md").split("\n## Changes\n");
    expect(changes).toMatch(/\n### Unreleased\n\n- /);
    const lines = changes.split("\n").filter((line) => line.startsWith("- "));
    const all = readFileSync("CHANGELOG.md", "utf8").split("\n");
    expect(lines).toEqual(
      all.filter((line) => line.startsWith("- ") && line.includes("`scout-bulk`")),
    );
    expect(lines.length).toBeGreaterThan(5);
  });

  test.each(elements)("the page has the sizes and the snippet of $tagName", ({ tagName = "" }) => {
    const text = textOf(`elements/${tagName}.html.md`);
    for (const flavour of flavours) {
      const { gzip = 0 } = readManifest(flavour).elements[tagName] ?? {};
      expect(text).toContain(`| \`${flavour}/\` | ${(gzip / 1000).toFixed(1)} kB |`);
    }
    const snippet = readManifest().elements[tagName]?.snippet ?? "";
    expect(text).toContain(snippet.replaceAll('"cdn/', '"https://cdn.example.com/cdn/'));
  });
});
