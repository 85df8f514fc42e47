import { expect, test } from "vitest";
import {
  pageSnippetsOf,
  type SnippetChoice,
  themeRuleOf,
} from "../../../build/docs/page-snippets.ts";

const files = {
  files: {
    "scout-lookup.js": { integrity: "sha384-entry" },
    "chunks/base.js": { integrity: "sha384-base" },
    "autoload.js": { integrity: "sha384-auto" },
  },
  elements: {
    "scout-lookup": { entry: "scout-lookup.js", preloads: ["chunks/base.js"] },
  },
};
const choice: SnippetChoice = {
  tag: "scout-lookup",
  attributes: { address: "1 Main St & 2nd", "api-base": "https://api.example" },
  theme: { "--scout-color-primary": "#8a1c5b" },
  base: "https://cdn.example/cdn",
  fallback: "https://portal.example/scout#top",
  label: "Look up <it>",
};
const script = (file: string, integrity: string) =>
  `<script type="module" src="https://cdn.example/cdn/${file}" integrity="${integrity}" crossorigin data-cfasync="false" data-no-optimize="1" data-nowprocket></script>`;
const link = '<a href="https://portal.example/scout#top">Look up &lt;it&gt;</a>';
const tag = `<scout-lookup address="1 Main St &amp; 2nd" api-base="https://api.example">\n  ${link}\n</scout-lookup>`;

test("the page shows five ways to add an element", () => {
  const texts = Object.fromEntries(
    pageSnippetsOf(choice, files).map(({ name, text }) => [name, text]),
  );
  const autoload = script("autoload.js", "sha384-auto");
  expect(texts).toEqual({
    "Script and tag": `${script("scout-lookup.js", "sha384-entry")}\n${tag}`,
    "With preloads": `<link rel="modulepreload" href="https://cdn.example/cdn/chunks/base.js" integrity="sha384-base" crossorigin>
${script("scout-lookup.js", "sha384-entry")}\n${tag}`,
    Autoloader: `${autoload}\n${tag}`,
    Placeholder: `${autoload}
<a href="https://portal.example/scout#top" data-scout-element="scout-lookup" data-address="1 Main St &amp; 2nd" data-api-base="https://api.example">Look up &lt;it&gt;</a>`,
    Link: `${autoload}
<a href="https://portal.example/scout#scout-lookup?address=1+Main+St+%26+2nd">Look up &lt;it&gt;</a>`,
  });
});

test("an element with a first screen can contain it between its tags, with the addresses of files and portal", () => {
  const screen = (start: string) =>
    `<div class="scout-prerendered"><link rel="stylesheet" href="${start}prerendered/scout-lookup.css" integrity="sha384-x" crossorigin><form action="/scout"></form></div>`;
  const snippetOf = (prerendered: string, others = {}) => {
    const element = { ...files.elements["scout-lookup"], prerendered };
    const attributes = { "portal-base": "https://portal.example", ...others };
    const built = { ...files, elements: { "scout-lookup": element } };
    const made = pageSnippetsOf({ ...choice, attributes }, built);
    return made.find(({ name }) => name === "Prerendered")?.text.split("\n");
  };
  const placed = screen("https://cdn.example/cdn/").replace(
    '"/scout"',
    '"https://portal.example/scout"',
  );
  const inRoot = `<template shadowrootmode="open">${screen("cdn/")}</template>`;
  expect(snippetOf(inRoot)).toEqual([
    '<link rel="preload" as="style" href="https://cdn.example/cdn/prerendered/scout-lookup.css" integrity="sha384-x" crossorigin>',
    '<link rel="modulepreload" href="https://cdn.example/cdn/chunks/base.js" integrity="sha384-base" crossorigin>',
    script("scout-lookup.js", "sha384-entry"),
    '<scout-lookup portal-base="https://portal.example">',
    `  <template shadowrootmode="open">${placed}</template>${link}`,
    "</scout-lookup>",
  ]);
  expect(snippetOf(screen("cdn/"))?.at(-1)).toBe(
    `<scout-lookup portal-base="https://portal.example">${placed}</scout-lookup>`,
  );
  const dark = placed.replace('ed">', 'ed" color-scheme="dark">');
  expect(snippetOf(screen("cdn/"), { "color-scheme": "dark" })?.at(-1)).toBe(
    `<scout-lookup portal-base="https://portal.example" color-scheme="dark">${dark}</scout-lookup>`,
  );
});

test("a link names the attributes that it cannot set", () => {
  const lacks = pageSnippetsOf(choice, files).map(({ name, lacks: names }) => [name, ...names]);
  expect(lacks.at(-1)).toEqual(["Link", "api-base"]);
  expect(lacks.slice(0, -1).every(({ length }) => length === 1)).toBe(true);
});

test("the theme is a rule for a style sheet", () => {
  expect(themeRuleOf(choice)).toBe("scout-lookup {\n  --scout-color-primary: #8a1c5b;\n}");
  expect(themeRuleOf({ ...choice, theme: {} })).toBe("");
});

test.each(['"><script>alert(1)</script>', "' onload=alert(1) x='", "</scout-lookup><img src=x>"])(
  "the value %s stays a value",
  (hostile) => {
    const attributes = { address: hostile };
    const given = { ...choice, attributes, base: hostile, fallback: hostile, label: "Open" };
    for (const { text } of pageSnippetsOf(given, files)) {
      // An attribute ends at its quote.
      expect(text.replace(/"[^"]*"/g, "")).not.toMatch(/alert|onload|img/);
    }
    for (const { text } of pageSnippetsOf({ ...choice, label: hostile }, files)) {
      expect(text).not.toMatch(/<img|<script>|<\/scout-lookup><img/);
    }
  },
);

test("a value of the theme cannot leave its declaration", () => {
  const theme = { "--scout-radius": "1px; } body { display: none" };
  expect(themeRuleOf({ ...choice, theme })).toBe(
    "scout-lookup {\n  --scout-radius: 1px  body  display: none;\n}",
  );
});
