import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isKnownElement } from "../../../src/core/html/known-elements.ts";
import { toPlainText } from "../../../src/core/html/plain-text.ts";
import { escapeUnknownTags } from "../../../src/core/html/unknown-tags.ts";

describe("ZA5: tags of no known element are text", () => {
  test.for([
    ["Row 3 has no <zip> column.", "Row 3 has no &lt;zip> column."],
    ["<p>No <zip-code> and no </zip-code></p>", "<p>No &lt;zip-code> and no &lt;/zip-code></p>"],
    ["<STRONG>5 < 6</STRONG>", "<STRONG>5 < 6</STRONG>"],
    ["<svg><path d='M0'/></svg><path>", "<svg><path d='M0'/></svg>&lt;path>"],
    ["<script>if (a<zip) b()</script>", "<script>if (a<zip) b()</script>"],
    ["<!-- kept --><br/>", "<!-- kept --><br/>"],
    ["<zip", "&lt;zip"],
  ])("%j becomes %j", ([html = "", expected]) => {
    expect(escapeUnknownTags(html)).toBe(expected);
  });

  test("what is escaped once stays as it is", () => {
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

describe("D12: markup as text", () => {
  test.for([
    ["<i>Cox</i> &amp; <b>Zito</b>", "Cox & Zito"],
    ["One<br>two<p>three</p>", "One two three"],
    ["No <zip> column", "No <zip> column"],
    ["a < b", "a < b"],
    ["&lt;b&gt;", "<b>"],
    ["&#8211; &#x2013; &nope;", "– – &nope;"],
  ])("%j reads %j", ([markup = "", expected]) => {
    expect(toPlainText(markup)).toBe(expected);
  });
});

test.for(["a", "STRONG", "acronym", "picture", "search"])("%s is an element of HTML", (name) => {
  expect(isKnownElement(name)).toBe(true);
});

test.for(["zip", "zip-code", "constructor", "__proto__", ""])("%j is none", (name) => {
  expect(isKnownElement(name)).toBe(false);
});
