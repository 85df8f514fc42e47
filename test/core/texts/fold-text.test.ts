import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "../../../src/core/texts/fold-text.ts";
import { findWords, foldWords } from "../../../src/core/texts/fold-words.ts";

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

test.each([
  ["SD-WAN Features", "sdwan", 0],
  ["SD-WAN Features", "SD wan", 0],
  ["SDWAN", "sd\u2011wan", 0],
  ["SD-WAN Features", "wan f", 2],
  ["SD-WAN Features", "eat", -1],
  ["SD-WAN Features", "sdwanx", -1],
  ["Élan", "elan", 0],
  ["SD-WAN", " - ", -1],
  ["", "", -1],
])("P43: in %j, %j begins at %j", (text, part, place) => {
  expect(findWords(foldWords(text), foldWords(part))).toBe(place);
});
