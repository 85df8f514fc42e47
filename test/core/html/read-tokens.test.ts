import fc from "fast-check";
import { expect, test } from "vitest";
import { readTokens, type TagNames } from "../../../src/core/html/read-tokens.ts";

/** Returns the tokens of a text: kind, name and text. */
function piecesOf(
  html: string,
  tagNames?: TagNames,
): readonly (readonly [string, string, string])[] {
  return [...readTokens(html, tagNames)].map(
    ({ kind, name, from, to }) => [kind, name, html.slice(from, to)] as const,
  );
}

test.each([
  ["a<B c>d</b >e", ["text||a", "start|b|<B c>", "text||d", "end|b|</b >", "text||e"]],
  ["<a b='>' c=\">\" d>x", ["start|a|<a b='>' c=\">\" d>", "text||x"]],
  ["<a/><b / c=d/e>", ["start|a|<a/>", "start|b|<b / c=d/e>"]],
  ["</a b='>'>x", ["end|a|</a b='>'>", "text||x"]],
  ["a < b <3 <", ["text||a < b <3 <"]],
  ["a < b / c? d!", ["text||a < b / c? d!"]],
  [
    "<style>a</style><style>b</style>",
    [
      "start|style|<style>",
      "raw|style|a",
      "end|style|</style>",
      "start|style|<style>",
      "raw|style|b",
      "end|style|</style>",
    ],
  ],
  ["<svg><style></svg>a", ["start|svg|<svg>", "start|style|<style>", "end|svg|</svg>", "text||a"]],
  ["a<b c='d", ["text||a", "other|b|<b c='d"]],
  ["a</b", ["text||a", "other|b|</b"]],
  [
    "<!doctype html><?xml?></3>a",
    ["other||<!doctype html>", "other||<?xml?>", "other||</3>", "text||a"],
  ],
  ["<?a", ["other||<?a"]],
  [
    "a<!-- <b> -- > --!>c<!-- d -->e",
    ["text||a", "other||<!-- <b> -- > --!>", "text||c", "other||<!-- d -->", "text||e"],
  ],
  [
    "ab<!-->c<!--->d<!---->e",
    [
      "text||ab",
      "other||<!-->",
      "text||c",
      "other||<!--->",
      "text||d",
      "other||<!---->",
      "text||e",
    ],
  ],
  ["<!-- a > b <!--> c", ["other||<!-- a > b <!-->", "text|| c"]],
  ["<!-- a", ["other||<!-- a"]],
  [
    "<script>a<b</SCRIPT>c",
    ["start|script|<script>", "raw|script|a<b", "end|script|</SCRIPT>", "text||c"],
  ],
  ["<style></style>", ["start|style|<style>", "end|style|</style>"]],
  ["<title>a</titles><b>", ["start|title|<title>", "raw|title|a</titles><b>"]],
  ["<title>a</title", ["start|title|<title>", "raw|title|a", "other|title|</title"]],
  ["<plaintext>a</plaintext>", ["start|plaintext|<plaintext>", "raw|plaintext|a</plaintext>"]],
  [
    "<svg><title><b></title></svg><title><b></title>",
    [
      "start|svg|<svg>",
      "start|title|<title>",
      "start|b|<b>",
      "end|title|</title>",
      "end|svg|</svg>",
      "start|title|<title>",
      "raw|title|<b>",
      "end|title|</title>",
    ],
  ],
  ["<svg></svg><xmp><b>", ["start|svg|<svg>", "end|svg|</svg>", "start|xmp|<xmp>", "raw|xmp|<b>"]],
  ["<math><title><b>", ["start|math|<math>", "start|title|<title>", "raw|title|<b>"]],
])("Y3, H21: the tokens of %j are read", (html, pieces) => {
  expect(piecesOf(html).map((piece) => piece.join("|"))).toEqual(pieces);
});

test("H21: if only the names of HTML elements are tags, other names are text, except in SVG and MathML", () => {
  expect(piecesOf("a<zip>b<i>", "html")).toEqual([
    ["text", "", "a<zip>b"],
    ["start", "i", "<i>"],
  ]);
  expect(piecesOf("<svg><path></svg><path>", "html").map(([kind]) => kind)).toEqual([
    "start",
    "start",
    "end",
    "text",
  ]);
});

test("the tokens of any text follow each other without gaps, and none is empty", () => {
  const part = fc.constantFrom(
    ..."< > / ! -- <!-- --> <b </b <svg> </svg> <title> </title> <script </script = ' \" a zip ?".split(
      " ",
    ),
    " ",
  );
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom("any", "html"), (parts, tagNames) => {
      const html = parts.join("");
      const pieces = piecesOf(html, tagNames);
      expect(pieces.map(([, , text]) => text).join("")).toBe(html);
      expect(pieces.filter(([, , text]) => text === "")).toEqual([]);
    }),
  );
});
