import { expect, test } from "vitest";
import { acceptLanguageOf } from "../../../src/core/api/accept-language.ts";

test.each([
  ["en", "en"],
  ["en-GB", "en-GB, en;q=0.8"],
  ["es", "es, en;q=0.8"],
  [" es-MX ", "es-MX, es;q=0.8, en;q=0.5"],
  ["zh-Hant-TW", "zh-Hant-TW, zh;q=0.8, en;q=0.5"],
  ["auto", null],
  ["", null],
  ["es\r\nX: 1", null],
  ["en_US", null],
])("W30: the language %j is requested as %j", (tag, languages) => {
  expect(acceptLanguageOf(tag)).toBe(languages);
});
