import { expect, test } from "vitest";
import { withAbsoluteAddresses } from "../../../src/core/html/absolute-addresses.ts";

const base = "https://api.example.com/v1/";

test.each([
  [`<img src="a.png">`, `<img src="${base}a.png">`],
  [`<IMG alt='x' SRC=/a.png />`, `<IMG alt='x' SRC="https://api.example.com/a.png" />`],
  [`<img src="a.png?x=1&amp;y=2">`, `<img src="${base}a.png?x=1&amp;y=2">`],
  [`<link rel="stylesheet" href="p.css">`, `<link rel="stylesheet" href="${base}p.css">`],
  [
    `<img srcset="a.png 1x, /b.png 2x,c.png 3x">`,
    `<img srcset="${base}a.png 1x, https://api.example.com/b.png 2x, ${base}c.png 3x">`,
  ],
  [`<img src="a.png?x=1&copy=2">`, `<img src="${base}a.png?x=1&amp;copy=2">`],
  [`<img srcset="a.png, b.png 2x">`, `<img srcset="${base}a.png, ${base}b.png 2x">`],
  [
    `<source srcset="a.png 1.5x,b,c.png 300w ,d.png">`,
    `<source srcset="${base}a.png 1.5x, ${base}b,c.png 300w, ${base}d.png">`,
  ],
  [`<p style="background:url('a.png')">`, `<p style="background:url(&quot;${base}a.png&quot;)">`],
  [`<style>p{background:url(a.png)}</style>`, `<style>p{background:url("${base}a.png")}</style>`],
  [
    `<style>p{background:URL( "a b.png" )}q{background:url("a'b.png")}</style>`,
    `<style>p{background:url("${base}a%20b.png")}q{background:url("${base}a'b.png")}</style>`,
  ],
  [`<td background="a.png">`, `<td background="${base}a.png">`],
  [`<svg><image href="a.png"/></svg>`, `<svg><image href="${base}a.png"/></svg>`],
  [
    `<base href="/files/"><img src="a.png">`,
    `<base href="/files/"><img src="https://api.example.com/files/a.png">`,
  ],
  [
    `<head x="1"><base href="/a/"><base href="/b/"><img src="a.png">`,
    `<head x="1"><base href="/a/"><base href="/b/"><img src="https://api.example.com/a/a.png">`,
  ],
  [
    `<a href="/x/"></base href="/y/"><img src="a.png">`,
    `<a href="/x/"></base href="/y/"><img src="${base}a.png">`,
  ],
  [
    `<base href="javascript:x"><img src="a.png">`,
    `<base href="javascript:x"><img src="${base}a.png">`,
  ],
])("B18: %s becomes %s", (html, absolute) => {
  expect(withAbsoluteAddresses(html, base)).toBe(absolute);
});

test.each([
  `<img src="https://cdn.example.com/a.png">`,
  `<img src="data:image/png;base64,iVBORw0KGgo=">`,
  `<img src="javascript:alert(1)"><img src=""><img alt>`,
  `<a href="/x">x</a><script src="a.js"></script><svg><use href="#a"/></svg>`,
  `<p>url(a.png) &lt;img src="a.png"&gt;</p><!-- <img src="a.png"> -->`,
  `<style>p{background:url(#a)}</style x="url(a.png)">`,
  `<script>p{background:url(a.png)}</script><title>url(a.png)</title>`,
  `<svg><image href=" #a"/></svg><img src>`,
  `<img src="a.png`,
])("B18: %s stays as it is", (html) => {
  expect(withAbsoluteAddresses(html, base)).toBe(html);
});

test("a long hostile text is read in one pass", () => {
  for (const piece of ["<img src=", 'url("', "url(", "<style>url('", "srcset="]) {
    const html = `<p style='${piece.repeat(20_000)}`;
    expect(withAbsoluteAddresses(html, base).length).toBeGreaterThan(0);
  }
});
