import { expect, test } from "vitest";
import { readPrintedDocument } from "../../../src/core/html/printed-document.ts";

test("N10: a document is taken apart as text: title, sheets in their order, outer tags, and the rest", () => {
  const read = readPrintedDocument(
    `<!doctype html><html lang="en"><head><title>Tea &amp; <b>\n Coffee</title><style media="print">p{}</style>
<link rel="Alternate StyleSheet" href="a.css" media=screen><link rel=preload href=b.css><style>q{}</style></head>
<body class="x" id=y><p>a</p><title>second</title></body><body class="z" dir=rtl></html>`,
  );
  expect(read.title).toBe("Tea & <b> Coffee");
  expect(read.sheets).toEqual([
    { kind: "text", css: "p{}", media: "print" },
    { kind: "link", href: "a.css", media: "screen" },
    { kind: "text", css: "q{}", media: "" },
  ]);
  expect([...read.html]).toEqual([["lang", "en"]]);
  expect([...read.body]).toEqual([
    ["class", "x"],
    ["id", "y"],
    ["dir", "rtl"],
  ]);
  expect(read.markup).toMatch(/<p>a<\/p>/);
  expect(read.markup).not.toMatch(/style>|title|p\{\}/);
});

test("N10: a fragment without any of these is its own markup", () => {
  expect(readPrintedDocument("<p>a</p>")).toEqual({
    title: "",
    sheets: [],
    html: new Map(),
    body: new Map(),
    markup: "<p>a</p>",
  });
});
