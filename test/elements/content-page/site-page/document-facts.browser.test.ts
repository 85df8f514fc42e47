import { expect, test } from "vitest";
import {
  directionOf,
  documentFactsOf,
} from "../../../../src/elements/content-page/site-page/document-facts.ts";
import { parseHtml } from "../../../../src/elements/ui/parse-html.ts";

const language = undefined;

test.each([
  [`<html dir="rtl" lang="he"><body>`, { direction: "rtl", language: "he" }],
  [
    `<html dir="rtl" lang="he"><body dir="LTR" lang=" zh-Hant-TW ">`,
    { direction: "ltr", language: "zh-Hant-TW" },
  ],
  [`<html dir="rtl" lang="he"><body dir="auto" lang="">`, { direction: "rtl", language: "he" }],
  [`<html><body>`, { direction: null, language }],
  [`<div dir="rtl" lang="fr">`, { direction: null, language }],
  [`<html lang="x">`, { direction: null, language }],
  [`<html lang="en us">`, { direction: null, language }],
  [`<html lang="en&quot;">`, { direction: null, language }],
  [`<html lang="<en">`, { direction: null, language }],
  [`<html lang="${"e".repeat(35)}">`, { direction: null, language: "e".repeat(35) }],
  [`<html lang="${"e".repeat(36)}">`, { direction: null, language }],
] as const)("V14: the markup %j says %j", (html, facts) => {
  expect(documentFactsOf(parseHtml(html))).toEqual(facts);
});

test.each([
  [[], "ltr"],
  [["", "12 + 3"], "ltr"],
  [["12", "\u05d0bc"], "rtl"],
  [["Cox \u05d0", "\u05d0"], "ltr"],
  [["(\u0627)"], "rtl"],
  [["\u07ca"], "rtl"],
  [["\u0710"], "rtl"],
  [["\u0780"], "rtl"],
  [["\u4e2d \u05d0"], "ltr"],
] as const)("V14: the first letter of %j is %s", (texts, direction) => {
  expect(directionOf(texts)).toBe(direction);
});
