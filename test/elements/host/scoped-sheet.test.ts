import { expect, test } from "vitest";
import { scopedSheetOf } from "../../../src/elements/host/element/light-root.ts";

test.for([
  ["a selector", "p{margin:0}", "p{margin:0!important;}"],
  [
    "several declarations",
    "p { margin: 0; color: red; }",
    "p{margin: 0!important;color: red!important;}",
  ],
  ["what is important already", "p{margin:0 !important}", "p{margin:0!important;}"],
  ["the element", ":host{margin:0}", "&{margin:0!important;}"],
  [
    "the element in a state, and others",
    ":host([hidden]),b{top:0}",
    "&[hidden],b{top:0!important;}",
  ],
  [
    "a group",
    "@media print{p{top:0}b{top:0}}",
    "@media print{p{top:0!important;}b{top:0!important;}}",
  ],
  [
    "a rule in a rule",
    "p{top:0;&:hover{top:1px}}",
    "p{top:0!important;&:hover{top:1px!important;}}",
  ],
  ["marks in a string", 'p{content:";}{";top:0}', 'p{content:";}{"!important;top:0!important;}'],
  ["a bracket in a string", "p{content:'(';top:0}", "p{content:'('!important;top:0!important;}"],
  [
    "marks in brackets",
    "p{mask:url(data:a;b);top:0}",
    "p{mask:url(data:a;b)!important;top:0!important;}",
  ],
  [
    "a custom property",
    "p{--_a:var(--b,calc(1px * (2)))}",
    "p{--_a:var(--b,calc(1px * (2)))!important;}",
  ],
  ["a comment", "p{/* ;} */top:0}", "p{top:0!important;}"],
  ["no declaration", "p{}", "p{}"],
] as const)("U19: every declaration is important: %s", ([, css, nested]) => {
  expect(scopedSheetOf(css, "login-form")).toBe(`login-form:not(#scout#scout){${nested}}`);
});

test("U19: keyframes stay unchanged at the top level", () => {
  const keyframes = "@keyframes turn{50%{top:0}to{top:1px}}";
  expect(scopedSheetOf(`p{top:0}${keyframes}b{top:0}`, "login-form")).toBe(
    `login-form:not(#scout#scout){p{top:0!important;}b{top:0!important;}}${keyframes}`,
  );
});
