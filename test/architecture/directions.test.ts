import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, sourcesIn, withoutComments } from "./sources.ts";

/** Matches `left` and `right` where a sheet can use `start` and `end`. */
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|left\s*:|right\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius)/;
const physicalInCode = /\b(?:margin|padding|border)(?:Left|Right)\b|textAlign: "(?:left|right)"/;

/** Declarations that mean the left side in every language. */
const allowed = [
  // The hue and the lightness follow the pointer.
  "src/elements/account-branding/color-picker.css",
];

test("W22: style sheets use start and end, not left and right", () => {
  expect(".a { margin-left: 1px }").toMatch(physical);
  expect(".a { left: 0 }").toMatch(physical);
  expect(".a { inset-inline-start: 0; text-align: start }").not.toMatch(physical);
  const found = filesIn("src", /\.css$/).filter((path) =>
    physical.test(readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")),
  );
  expect(found).toEqual(allowed);
  const inCode = sourcesIn("src").filter(({ text }) => physicalInCode.test(withoutComments(text)));
  expect(inCode.map(({ path }) => path)).toEqual([]);
});
