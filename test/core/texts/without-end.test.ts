import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutEnd } from "../../../src/core/texts/without-end.ts";

test.each([
  ["/a//", "/a"],
  ["//", ""],
  ["a/b", "a/b"],
  ["", ""],
])("the text %j without its slashes at the end is %j", (text, rest) => {
  expect(withoutEnd(text, /\//)).toBe(rest);
});

test("the same characters are removed as by a regular expression with $", () => {
  const text = fc.array(fc.constantFrom("a", " ", ".", "\u00a0", "é")).map((all) => all.join(""));
  fc.assert(
    fc.property(text, (given) => {
      expect(withoutEnd(given, /[\s.]/)).toBe(given.replace(/[\s.]+$/, ""));
    }),
  );
});
