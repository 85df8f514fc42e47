import { expect, test } from "vitest";
import {
  loadLocale,
  localeFor,
  translatedLocales,
} from "../../../src/elements/locales/load-locale.ts";
import { loginTexts } from "../../../src/elements/login-form/login-form.messages.ts";

test.each([
  ["es-US", "es-US"],
  [" ES-us ", "es-US"],
  ["es", "es-US"],
  ["es-MX", "es-US"],
  ["en-GB", null],
  ["est", null],
  ["", null],
  ["xx-unknown", null],
])("the language tag %j has the texts of %j", (tag, locale) => {
  expect(localeFor(tag)).toBe(locale);
});

test.each(translatedLocales)("%s has a text for each English one", async (locale) => {
  const { translations } = await loadLocale(locale, "login-form");
  const translated = translations.textsOf(loginTexts);
  for (const [name, text] of Object.entries(loginTexts.english)) {
    expect(translated, name).toHaveProperty(name, expect.not.stringMatching(`^${text}$`));
  }
});
