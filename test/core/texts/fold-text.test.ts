import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "../../../src/core/texts/fold-text.ts";

test.each([
  ["Élan", "elan"],
  ["E\u0301lan", "elan"],
  ["ﬁBRE", "fibre"],
  ["İ", "i"],
  ["Straße 5", "straße 5"],
])("Q3: %j is searched as %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("Q3: the order of the steps makes no difference", () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("\u0301", "\u0316", "\u200b", "\u00ad"),
    ),
  });
  fc.assert(
    fc.property(text, (given) => {
      const visible = given.replace(/\p{Cf}/gu, "");
      const whole = visible.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
      expect(foldText(given)).toBe(whole);
    }),
  );
});
