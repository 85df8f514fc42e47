import { expect, test } from "vitest";
import { cleanText } from "../../../src/core/html/clean-text.ts";

test.for([
  ["AT&amp;T <b>Fiber</b>", "AT&T Fiber"],
  ["<p>One</p><p>Two</p>", "One Two"],
  ["Fi<b>ber</b>", "Fiber"],
  ["One<br>Two<br/>Three", "One Two Three"],
  ["  One\n\t two ", "One two"],
  ["speed < 5 & up > 3", "speed < 5 & up > 3"],
  ["&lt;b&gt; &#169; &#xe9; &quot;x&quot;", '<b> © é "x"'],
  ["&unknown; &#0; &#xD800; &#9999999;", "&unknown;"],
  ['<a title="1 > 2" href=x>link</a>', "link"],
  ["a<script>alert(1)</script>b", "a b"],
  ["a<script>alert(1)", "a"],
  ["a<style>b{}</style><!-- c --><!-- d", "a"],
  ["a<svg><text>no</text></svg>b", "a b"],
  ["<!doctype html><?xml version='1'?>a", "a"],
  ["a<img src=x onerror='alert(1)", "a"],
  ["", ""],
] as const)("%j reads %j", ([html, text]) => {
  expect(cleanText(html)).toBe(text);
});

test("escaped text stays text and is not parsed again", () => {
  expect(cleanText("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe("<script>alert(1)</script>");
  expect(cleanText("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
});

test.for(['<a x="', "<a ", "<!--", "<script ", "= = ", "&#", "<a =\"'", "</script"])(
  "a megabyte of %j is read in one pass: a second one for each piece would not end",
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(cleanText(text).length).toBeLessThanOrEqual(text.length);
  },
);
