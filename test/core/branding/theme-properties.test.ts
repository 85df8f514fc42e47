import { expect, test } from "vitest";
import { themePropertiesOf } from "../../../src/core/branding/theme-properties.ts";

test.for([
  ["#0c304c, 1", "12 48 76 / 1"],
  ["#0C304C,0.5", "12 48 76 / 0.5"],
  ["#abc", "170 187 204 / 1"],
  ["#abc8", "170 187 204 / 0.533"],
  ["#aabbcc80", "170 187 204 / 0.502"],
  ["#aabbcc80, 1", "170 187 204 / 1"],
  [" #000000, 7 ", "0 0 0 / 1"],
] as const)("T1: the colour %j becomes rgb(%s)", ([siteColor, expected]) => {
  expect(themePropertiesOf({ siteColor, buttonTextColor: null })).toMatchObject({
    "--scout-color-primary": `rgb(${expected})`,
  });
});

test.for([
  "#ab",
  "#abcde",
  "#abcdefa",
  "red",
  "",
  "#abcdeg",
  "url(x)",
  "#abc, x",
  "#abc; color: red",
])("T1, T11: the invalid colour %j sets no property", (siteColor) => {
  expect(themePropertiesOf({ siteColor, buttonTextColor: null })).toEqual({});
});

test("T9: the highlight is the site colour at 0.4, regardless of its own opacity", () => {
  expect(themePropertiesOf({ siteColor: "#0c304c, 0.9", buttonTextColor: "#FFFFFF, 1" })).toEqual({
    "--scout-color-primary": "rgb(12 48 76 / 0.9)",
    "--scout-color-highlight": "rgb(12 48 76 / 0.4)",
    "--scout-color-on-primary": "rgb(255 255 255 / 1)",
  });
});
