import fc from "fast-check";
import { expect, test } from "vitest";
import { safeColorOf } from "../../../src/elements/ui/tag.tsx";

test.each([
  ["green", "green"],
  [" Green ", "green"],
  ["Light Green", "lightgreen"],
  ["#0c304c", "#0c304c"],
  ["#ABC", "#abc"],
  ["#abcd", "#abcd"],
  ["#aabbccdd", "#aabbccdd"],
  ["rgb(1, 2, 3)", "rgb(1, 2, 3)"],
  ["hsl(120, 50%, 50%)", "hsl(120, 50%, 50%)"],
])("G21: the color %j is read as %j", (raw, color) => {
  expect(safeColorOf(raw)).toBe(color);
});

test.each([
  "",
  "red;background:url(//evil.example)",
  "red}body{display:none",
  "url(x)",
  "url(//evil.example/x)",
  "expression(alert(1))",
  "var(--scout-color-text)",
  "attr(x)",
  "env(x)",
  "color-mix(in srgb, red, blue)",
  "#12",
  "#12345",
  "#ggg",
  "#0c304c, 1",
  "inherit",
  "initial",
  "unset",
  "revert",
  "transparent",
  "currentColor",
  "red/**/",
  "r\u0065d\\",
  "rgb(1,2,3",
  "rgb(a)",
  "a".repeat(65),
  '"red"',
  "<b>",
])("G21: the text %j is not a color", (raw) => {
  expect(safeColorOf(raw)).toBeUndefined();
});

test("G21: the result can never escape from a style", () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      expect(safeColorOf(raw) ?? "").toMatch(/^[#a-z0-9 (),.%]*$/);
    }),
  );
});

test("G21: a name that the browser does not know is not a color", () => {
  expect(safeColorOf("nearly green")).toBeUndefined();
});
