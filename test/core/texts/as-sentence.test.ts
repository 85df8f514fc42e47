import { expect, test } from "vitest";
import { asSentence } from "../../../src/core/texts/as-sentence.ts";

test.each([
  ["1 Elm Street", "1 Elm Street."],
  ["1 Elm St.", "1 Elm St."],
  ["", "."],
])("%j ends a sentence as %j", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
