import { expect, test } from "vitest";
import { drawPage } from "../elements/content-page/drawn-page.tsx";

const length = 1_000_000;

/** Returns a megabyte of one piece of markup, between other markup. */
const many = (piece: string, { start = "", end = "" } = {}) =>
  `<main>${start}${piece.repeat(Math.ceil(length / piece.length))}${end}</main>`;

/** Returns elements nested as deep as browsers allow, with a megabyte inside. */
const deep = (tag: string, piece: string) => many(piece, { start: tag.repeat(500) });

const pages: Readonly<Record<string, string>> = {
  "small regions beside much text": `${"<main>a</main><div id=content>b</div>".repeat(10_000)}${"<p>words</p>".repeat(60_000)}`,
  "regions within each other": deep("<div class=region-content>", "<p>a</p>"),
  "a title of spaces": `<title>${"\t".repeat(length)}</title><p>a</p>`,
  "a title of separators": `<title>${"- ".repeat(length / 2)}</title><p>a</p>`,
  "controls of tabs in one box": many(
    "<ul class=et_pb_tabs_controls><li><a>a</a></li></ul><div class=et_pb_tab>b</div>",
    { start: "<div class=et_pb_tabs>" },
  ),
  "lists of tabs within each other": deep("<ul class=nav-tabs><li>", "<a href=#a>x</a>"),
  "tabs that name one view": many("<a href=#a>x</a>", {
    start: "<ul class=nav-tabs>",
    end: "</ul><div id=a>view</div>",
  }),
  "copies of one contact": many("<a class=copy-contact>x</a> text ", { start: "<address>" }),
  "accordion labels in one item": many("<b class=et_pb_toggle_title>a</b>", {
    start: "<div class=et_pb_toggle>",
  }),
  "controls of one hidden part": many("<button aria-controls=x>a</button>", {
    end: `<div id=x aria-hidden=true>${"<i>b</i>".repeat(60_000)}</div>`,
  }),
  "controls within each other": deep("<div aria-controls=x aria-expanded=false>", "<i>b</i>"),
  "controls before what they show": many("<b role=button aria-expanded=false>a</b><p>b</p>"),
  "labels of other fields": many("<label for=a>a</label><input>", { start: "<form>" }),
  "fields in one paragraph": many("<input>a ", { start: "<form><p>" }),
  "forms within each other": deep("<form><div>", "<input>"),
  "players in one figure": many("<iframe src=/a></iframe>", {
    start: "<figure>",
    end: `<figcaption>${"caption ".repeat(60_000)}</figcaption></figure>`,
  }),
  "a heading of line breaks": many("<br>", { start: "<h2>", end: "</h2><p>a</p>" }),
  "headings within each other": deep("<h2><div>", "<br>"),
  "disclosures within each other": deep("<details><summary>a</summary>", "word "),
  "menus within each other": deep("<div class=js-dropdown><b>a</b><div>", "word "),
  "texts that are cut, within each other": deep("<div data-max-chars=9>", "word "),
  "hidden parts within each other": deep("<div aria-hidden=true>", "<b>a</b>"),
  "hidden parts within each other, with a picture": many("<b>a</b>", {
    start: "<div aria-hidden=true>".repeat(500),
    end: "<img src=/a>",
  }),
  "drawings between words": many("<svg><title>a</title></svg>b "),
  "icons between words": many("<i title=a></i>b "),
  "hidden parts between words": many("<b hidden>a</b>b "),
  "reports between words": many("<b role=alert>a</b>b "),
  "counting pictures between words": many("<img width=1 height=1>b "),
  "requests for scripts between words": many("<noscript>JavaScript</noscript>b "),
  "headings without a name between words": many("<h2></h2>b "),
  "dropped elements between words": many("<param>b "),
  "styles between words": many("<style>a</style>b "),
  "unknown elements between words": many("<zip>a</zip>b "),
  "elements of other names between words": many("<x-y>a</x-y>b "),
  "labels that refer to one": many("<b aria-labelledby=x>a</b>", {
    end: `<p id=x>${"word ".repeat(60_000)}</p>`,
  }),
  "fields in paragraphs": many("<p><input></p>a ", { start: "<form><div>" }),
  "pictures for pages without scripts": many("<img><noscript><img src=/a></noscript>"),
  alerts: many("<p class=alert>a</p>", { end: "text" }),
  "tables within each other": deep("<table><tr><td>", "<td>a"),
  "lists within each other": deep("<ul><li>", "<li>a"),
  "links with drawings": many("<a href=/a><svg><title>a</title></svg></a>"),
  "a drawing of words": many("<text>a</text>", { start: "<svg><title>a</title>" }),
  "unknown elements in a drawing": many("<zip>a</zip>b ", { start: "<svg>" }),
  "shapes in a drawing of words": many("<g>a</g>b ", { start: "<svg><text>" }),
  "unknown elements in a formula": many("<zip>a</zip>b ", { start: "<math><mtext>" }),
  "unknown elements in a list of options": many("<zip>a</zip>b ", { start: "<select>" }),
  "icons of many shapes": many("<a href=/a><svg><g><path d=M0 /></g></svg>a</a>"),
  "anchors of one name": many("<a name=a href=#a>a</a>"),
  "a style of spaces": `<p style="${"\t".repeat(length)}">a</p>`,
  "a style of declarations": `<p style="${"display:a;".repeat(length / 10)}">a</p>`,
  "a list of pictures of commas": `<img src=/a srcset="a ${",".repeat(length)}" alt=a>`,
  "a list of controlled parts": `<button aria-expanded=false aria-controls="${"a ".repeat(length / 2)}">a</button>`,
  "a name of hyphens": `<a${"-".repeat(length)}é>a`,
  "many names": Array.from({ length: 60_000 }, (_, at) => `<x-${at}>a`).join(""),
};

test.each(Object.entries(pages))(
  "M8: a megabyte of %s is read and drawn without a pause that grows with the square of the length",
  (_name, body) => {
    expect(drawPage(body).textContent).not.toBeNull();
  },
);

test("M8: a megabyte of attributes of one element is refused at once", () => {
  const attributes = Array.from({ length: 90_000 }, (_, at) => `a${at}=b`).join(" ");
  expect(() => drawPage(`<p ${attributes}>a`)).toThrow("An element has too many attributes.");
});
