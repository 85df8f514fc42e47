import { expect, test } from "vitest";
import { parseHtml } from "../../../src/elements/ui/parse-html.ts";

test.each([
  ['<p style="color:red">a</p>', '<p data-scout-style="color:red">a</p>'],
  ["<P\nSTYLE = 'a'>a style=b</p>", '<p data-scout-style="a">a style=b</p>'],
  ['<p title="a > b" style="c">a</p>', '<p title="a &gt; b" data-scout-style="c">a</p>'],
  ["<div><style>p > q {}</style></div>", "<div><noembed>p > q {}</noembed></div>"],
  [
    "<form action=/a><input name=attributes></FORM>",
    '<scout-form action="/a"><input name="attributes"></scout-form>',
  ],
  ["<formula>a</formula>", "<formula>a</formula>"],
])("M8: %j is parsed as %j", (html, parsed) => {
  expect(parseHtml(`<body>${html}`).body.innerHTML).toBe(parsed);
});
