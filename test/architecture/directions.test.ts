import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, sourcesIn, withoutComments } from "./sources.ts";

/** Left and right, in a place where a sheet can say start and end. */
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|left\s*:|right\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius)/;
const physicalInCode = /\b(?:margin|padding|border)(?:Left|Right)\b|textAlign: "(?:left|right)"/;

/** Where left is left in any language. */
const allowed = [
  // The hue and the lightness under the pointer.
  "src/elements/account-branding/color-picker.css",
];

test("W22: sheets say start and end, and not left and right", () => {
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
