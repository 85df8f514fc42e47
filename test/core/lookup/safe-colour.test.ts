import fc from "fast-check";
import { expect, test } from "vitest";
import { colourUseOf, contrastRatioOf } from "../../../src/core/lookup/colour-contrast.ts";
import { safeColourOf } from "../../../src/core/lookup/safe-colour.ts";

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
])("G21: %j is %j", (raw, colour) => {
  expect(safeColourOf(raw)).toBe(colour);
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
])("G21: %j is no colour", (raw) => {
  expect(safeColourOf(raw)).toBeNull();
});

test("G21: nothing that could leave its place in a style comes out", () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      expect(safeColourOf(raw) ?? "").toMatch(/^[#a-z0-9 (),.%]*$/);
    }),
  );
});

test.each([
  ["#000", "#fff", 21],
  ["white", "#ffffff", 1],
  ["#767676", "white", 4.54],
  ["#777", "white", 4.48],
  ["red", "white", 4],
  ["green", "#ffffffff", 5.14],
  ["lightgreen", "white", 1.4],
])("G21: contrast of %s on %s is %d", (colour, background, ratio) => {
  expect(contrastRatioOf(colour, background)).toBeCloseTo(ratio, 1);
  expect(contrastRatioOf(background, colour)).toBeCloseTo(ratio, 1);
});

test.each(["papayawhip", "rgb(0, 0, 0)", "#0008", "", "url(x)"])(
  "G21: the contrast of %j is not known",
  (colour) => {
    expect(contrastRatioOf(colour, "white")).toBeNull();
  },
);

test("G21: below 4.5, or unknown, a swatch stands beside normal text", () => {
  expect(colourUseOf("green", "white")).toEqual({ colour: "green", use: "text" });
  expect(colourUseOf("green", "#222")).toEqual({ colour: "green", use: "swatch" });
  expect(colourUseOf("light green", "white")).toEqual({ colour: "lightgreen", use: "swatch" });
  expect(colourUseOf("papayawhip", "black")).toEqual({ colour: "papayawhip", use: "swatch" });
  expect(colourUseOf("url(x)", "white")).toBeNull();
});
