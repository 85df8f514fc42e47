import { expect, test } from "vitest";
import { renameAttribute } from "../../../src/core/html/rename-attribute.ts";

test.each([
  [`<p style="color: red">a</p>`, `<p data-x="color: red">a</p>`],
  [`<P id=style STYLE=a class=style>`, `<P id=style data-x=a class=style>`],
  [`<a title="style='b'"/style><b style>`, `<a title="style='b'"/data-x><b data-x>`],
  [`<style style="a">p { style: b }</style>`, `<style data-x="a">p { style: b }</style>`],
  [`<p data-style="a" style-x="b">style="c"</p style="d">`, null],
  [`<!-- <p style="a"> --><title><p style="a"></title><p style="a`, null],
])("N10: the style attributes of %j", (html, renamed) => {
  expect(renameAttribute(html, "style", "data-x")).toBe(renamed ?? html);
});
