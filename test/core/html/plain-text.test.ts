import { characterEntities } from "character-entities";
import { decodeHTML } from "entities/decode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeReferences, loadNamesIn } from "../../../src/core/html/character-references.ts";
import { isKnownElement } from "../../../src/core/html/known-elements.ts";
import { toPlainText } from "../../../src/core/html/plain-text.ts";
import { escapeUnknownTags } from "../../../src/core/html/unknown-tags.ts";

describe("H21: tags of unknown elements are text", () => {
  test.for([
    ["Row 3 has no <zip> column.", "Row 3 has no &lt;zip> column."],
    ["<p>No <zip-code> and no </zip-code></p>", "<p>No &lt;zip-code> and no &lt;/zip-code></p>"],
    ["<STRONG>5 < 6</STRONG>", "<STRONG>5 < 6</STRONG>"],
    ["<svg><path d='M0'/></svg><path>", "<svg><path d='M0'/></svg>&lt;path>"],
    ["<script>if (a<zip) b()</script>", "<script>if (a<zip) b()</script>"],
    ["<!-- kept --><br/>", "<!-- kept --><br/>"],
    ["<zip", "&lt;zip"],
    ['<a title="<zip>">a</a>', '<a title="<zip>">a</a>'],
  ])("%j becomes %j", ([html = "", expected]) => {
    expect(escapeUnknownTags(html)).toBe(expected);
  });

  test("an escaped string is not escaped again", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("<", "/", "zip", "b", ">", " ", "svg", "x-y")),
        (parts) => {
          const once = escapeUnknownTags(parts.join(""));
          expect(escapeUnknownTags(once)).toBe(once);
        },
      ),
    );
  });
});

describe("D12, H21: HTML becomes plain text", () => {
  test.for([
    ["<i>Cox</i> &amp; <b>Zito</b>", "Cox & Zito"],
    ["One<br>two<p>three</p>", "One two three"],
    ["<h2>Head</h2><table><tr><td>a<td>b</table><ul><li>c<li>d</ul>", "Head a b c d"],
    ["<details><summary>More</summary>text</details>", "More text"],
    ["<p>One</p><p>Two</p>Fi<b>ber</b>", "One Two Fiber"],
    ["  One\n\t two ", "One two"],
    ["No <zip> column", "No <zip> column"],
    ["a < b & c > d", "a < b & c > d"],
    ["&lt;b&gt;", "<b>"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ["&#8211; &#x2013; &nope;", "– – &nope;"],
    ['<a title="1 > 2" href=x>link</a>', "link"],
    ["a<script>alert(1)</script>b", "a b"],
    ["a<script>alert(1)", "a"],
    ["a<style>b{}</style><!-- c --><!-- d", "a"],
    ["a<select><option>b</select>c", "a c"],
    ["a<template><p>b</p>c</template>d", "a d"],
    ["a<select><select>b</select>c", "a c"],
    ["a</select>b", "a b"],
    ["a<svg><style></svg>b", "a b"],
    ["a<xmp>b<i></xmp>c", "a b<i> c"],
    ["a<plaintext>b</i>", "a b</i>"],
    ["<!doctype html><?xml version='1'?>a", "a"],
    ["a<img src=x onerror='alert(1)", "a"],
    ["", ""],
  ])("the markup %j becomes %j", ([html = "", expected]) => {
    expect(toPlainText(html)).toBe(expected);
  });

  test("in a page, every tag is removed", () => {
    expect(toPlainText("<my-card>a</my-card><zip>b", "any")).toBe("a b");
  });

  test.for([
    '<a x="',
    "<a ",
    "<!--",
    "<script ",
    "= = ",
    "<svg>",
    "&#",
    "<a =\"'",
    "</script",
    "<title>",
  ])(
    "two megabytes of %j are read in one pass, because one pass per piece would take minutes",
    (piece) => {
      const text = piece.repeat(Math.ceil(2_000_000 / piece.length));
      expect(toPlainText(text, "any").length).toBeLessThanOrEqual(text.length);
    },
  );
});

describe("character references are decoded as browsers do", () => {
  const names = Object.keys(characterEntities);

  test("references with every name of the standard are decoded, once a text uses a rare name", async () => {
    expect(decodeReferences("&ngE; &eacute;")).toBe("&ngE; é");
    await loadNamesIn("nothing &eacute; rare");
    expect(decodeReferences("&ngE;")).toBe("&ngE;");
    await loadNamesIn(JSON.stringify("&blk14;").replace("&", "\\u0026"));
    expect(names.length).toBeGreaterThan(2000);
    const differing = names.filter(
      (name) => decodeReferences(`&${name};`) !== decodeHTML(`&${name};`),
    );
    expect(differing).toEqual([]);
  });

  test("references are decoded without semicolons, in words, and by number", () => {
    const pieces = fc.constantFrom(
      ..."&nbsp &yuml &ndash &xamp &#xdfff; &#xe000; &#x10ffff; &#x110000; & &am &amp &ampx &copy= &notit; &notin; &Aacutex; &frac12 &#128; &#x80 &#0; &#xD800; &#9999999; &#xa9 &#; &#x; ; x =".split(
        " ",
      ),
      " ",
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = parts.join("");
        expect(decodeReferences(text)).toBe(decodeHTML(text));
      }),
    );
  });

  test("in attributes, a name before a letter or = is not a reference", () => {
    expect(decodeReferences("?a=1&copy=2&amp;b&ampx&copy-&reg", "attribute")).toBe(
      "?a=1&copy=2&b&ampx©-®",
    );
  });
});

test.for(["a", "STRONG", "acronym", "picture", "search"])("%s is an element of HTML", (name) => {
  expect(isKnownElement(name)).toBe(true);
});

test.for(["zip", "zip-code", "constructor", "__proto__", ""])(
  "%j is not an element of HTML",
  (name) => {
    expect(isKnownElement(name)).toBe(false);
  },
);
