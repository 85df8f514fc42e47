import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadFirstContent, translatedLocales } from "../../../src/elements/locales/languages.ts";

const drawnFirst = readdirSync("src/elements", { recursive: true, encoding: "utf8" })
  .filter((path) => /^([\w-]+)\/\1\.first\.ts$/.test(path))
  .map((path) => path.replace(/\/.*/, ""));

test.each(["en", "en-US", "EN-gb", "pt"])(
  "the first screen for %s is that of the entry",
  async (tag) => {
    expect(await loadFirstContent(tag, "scout-lookup")).toBeNull();
  },
);

test.each(["en-XA", "ar-XB"])("the test language %s has no first screen", async (tag) => {
  await expect(loadFirstContent(tag, "scout-lookup")).rejects.toThrow("no first screen");
});

test("an element without a first screen has none in a language", async () => {
  await expect(loadFirstContent("es-US", "scout-bulk")).rejects.toThrow("no first screen");
});

test.each(translatedLocales)("each element with a first screen has one in %s", (locale) => {
  const files = readdirSync(`src/elements/locales/${locale.toLowerCase()}`);
  const translated = files.filter((file) => file.endsWith(".first.ts"));
  expect(drawnFirst).toContain("scout-lookup");
  expect(translated).toEqual(drawnFirst.map((tag) => `${tag}.first.ts`));
});
