import { expect, test } from "vitest";
import { printHtml } from "../../../../src/elements/host/output/print-html.ts";
import { readPrinted } from "../../../../src/elements/host/output/read-printed.ts";
import { parseHtml } from "../../../../src/elements/ui/parse-html.ts";
import { printedHtml } from "../../../../src/elements/ui/print-profile.ts";
import { watchPaper } from "../paper.ts";

const paper = watchPaper();
const base = "https://api.example.com/v1/";

test("N10: a document's title and its sheets are read in order", () => {
  const printed = readPrinted(
    parseHtml(`<title>Tea &amp; <b>\n Coffee</title><style media="print">p > q{}</style>
      <link rel="Alternate StyleSheet" href="a.css" media=screen><link rel=preload href=b.css><style>q{}</style>`),
    base,
  );
  expect(printed).toEqual({
    title: "Tea & <b> Coffee",
    sheets: [
      { kind: "text", css: "p > q{}", media: "print" },
      { kind: "link", href: `${base}a.css`, media: "screen" },
      { kind: "text", css: "q{}", media: "" },
    ],
    base,
  });
});

test.each([
  ["p{background:url(a.png)}", `p{background:url("${base}a.png")}`],
  [
    `p{background:URL( "a b.png" )}q{background:url("a'b.png")}`,
    `p{background:url("${base}a%20b.png")}q{background:url("${base}a'b.png")}`,
  ],
  ["p{background:url(#a)}", "p{background:url(#a)}"],
  ["p{background:url(javascript:a)}", "p{background:url(javascript:a)}"],
])("B18: the address in a sheet %s becomes %s", (css, absolute) => {
  const { sheets } = readPrinted(parseHtml(`<style>${css}</style>`), base);
  expect(sheets).toEqual([{ kind: "text", css: absolute, media: "" }]);
});

test.each([
  ["/files/", "https://api.example.com/files/"],
  ["javascript:x", base],
])("B18: a document with the base %s is resolved against %s", (href, resolved) => {
  const html = `<base href="${href}"><base href="/b/">`;
  expect(readPrinted(parseHtml(html), base).base).toBe(resolved);
});

test("B18: pictures and links of a printed document are resolved against the API's base", async () => {
  const own = `${window.location.origin}/v1/`;
  await printHtml(
    `<img src="a.png?x=1&amp;y=2" alt=a><img srcset="b,c.png 2x, /d.png 3x" alt=b><a href="/e">e</a>`,
    own,
  );
  const inner = paper.frames[0]?.contentDocument;
  const addresses = [...(inner?.querySelectorAll("[src], [srcset], [href]") ?? [])].map(
    (one) => one.getAttribute("src") ?? one.getAttribute("srcset") ?? one.getAttribute("href"),
  );
  expect(addresses).toEqual([
    `${own}a.png?x=1&y=2`,
    `${own}b%2Cc.png 2x, ${window.location.origin}/d.png 3x`,
    `${window.location.origin}/e`,
  ]);
});

test("N10: a document that is too long to be sanitized is not printed", async () => {
  const html = "a".repeat(printedHtml.maxChars + 1);
  await expect(printHtml(html)).rejects.toThrow("The document is too long.");
});
