import { describe, expect, test, vi } from "vitest";
import type { TextGroup } from "../../../src/core/texts/text-group.ts";
import { hostTexts } from "../../../src/elements/host/page/host.messages.ts";
import { groupKeys } from "../../../src/elements/locales/group-keys.ts";
import { localeFor, translatedLocales } from "../../../src/elements/locales/languages.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { groupsOfElements, sharedGroups } from "../../../src/elements/locales/text-groups.ts";
import { loginTexts } from "../../../src/elements/login-form/login-form.messages.ts";
import { plainTextsIn } from "./plain-texts.ts";

test.each([
  ["es-US", "es-US"],
  [" ES-us ", "es-US"],
  ["es", "es-US"],
  ["es-MX", "es-US"],
  ["fr", "fr-CA"],
  ["de", "de"],
  ["DE", "de"],
  ["de-AT", "de"],
  ["en-GB", "en-US"],
  ["en-xa", "en-XA"],
  ["ar-XB", "ar-XB"],
  ["ar", "ar"],
  ["ar-EG", "ar"],
  ["est", "en-US"],
  ["", "en-US"],
  ["xx-unknown", "en-US"],
])("the language tag %j has the texts of %j", (tag, locale) => {
  expect(localeFor(tag)).toBe(locale);
});

/** A limit is the same in each language. */
const numbersIn = (text: string) => text.match(/\d+/g);

/** Names and units that any language shares with English. */
const namesAndUnits = [
  "404",
  "AZ",
  "LATA",
  "Latin-1",
  "Mac Roman",
  "NPA-NXX",
  "UTF-16",
  "UTF-8",
  "ZA",
  "ZIP+4",
  "–",
];

/** Words that are the same in English and in another language. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  ar: ["", "Scout", "."],
  "es-US": [
    "Audio",
    "Error",
    "Scout",
    "Video",
    "",
    "Internet",
    "Routers",
    "Subtotal",
    "TV",
    "Total",
    ".",
  ],
  de: [
    "",
    "Audio",
    "Backup",
    "Download",
    "Internet",
    "LEC",
    "Matrix",
    "Name",
    "Region",
    "Scout",
    "Status",
    "TV",
    "Upload",
    "Video",
  ],
  "fr-CA": [
    "Actions",
    "Distance",
    "",
    "Audio",
    "Compact",
    "Image",
    "Menu",
    "Questions",
    "Saturation",
    "Scout",
    "Sections",
    "Solutions",
    "service",
    "services",
    "Action",
    "Date",
    "Internet",
    "Note",
    "Option",
    "Satellite",
    "Service",
    "Services",
    "Signature",
    "Site",
    "Sites",
    "Sites.csv",
    "Total",
    ".",
  ],
};

describe.each(translatedLocales)("%s", (locale) => {
  test.each(Object.entries(groupsOfElements))(
    "%s has a text of its own for each English one",
    async (element, groups) => {
      const { translations, ...loaded } = await loadLocale(locale, element, {}, expect.fail);
      expect(loaded.locale).toBe(locale);
      const all: readonly TextGroup<unknown>[] = [...groups, ...sharedGroups];
      const english = all.flatMap((group) => plainTextsIn(group.english));
      const own = all.flatMap((group) => plainTextsIn(translations.textsOf(group), group.english));
      const untranslated = english.filter((text, index) => text === own[index]);
      const same = [...namesAndUnits, ...(sameWords[locale] ?? [])];
      expect(untranslated.filter((text) => !same.includes(text))).toEqual([]);
      expect(own.map(numbersIn)).toEqual(english.map(numbersIn));
    },
  );
});

test("W30: a language for tests changes every text, and words of the site take its place", async () => {
  const words = { "en-XA": { "login-form.show": "Reveal" } };
  const { locale, direction, translations } = await loadLocale(
    "en-XA",
    "scout-pricing",
    words,
    expect.fail,
  );
  expect([locale, direction]).toEqual(["en-XA", "ltr"]);
  const { submit, show } = translations.textsOf(loginTexts);
  expect([submit, show]).toEqual(["[Sùúbmìít]", "Reveal"]);
  const { downloaded } = translations.textsOf(hostTexts);
  expect(downloaded("b.csv")).toMatch(/^\[.*b\.csv.*\]$/);
  expect(translations.textsOf(loginTexts)).toBe(translations.textsOf(loginTexts));
  const mirrored = await loadLocale("ar-XB", "scout-pricing", {}, expect.fail);
  expect(mirrored.direction).toBe("rtl");
  expect(mirrored.translations.textsOf(loginTexts).submit).toBe("\u200f\u202eSubmit\u202c\u200f");
});

const words = {
  en: { "login-form.submit": "Go", "login-form.heding": "Hi" },
  es: { "login-form.submit": "Ir", "login-form.show": "Ver" },
  "ES-us": { host: "Hola", "login-form.submit": "Vamos", "host.downloaded": "{0} está listo" },
  "es-MX": { "login-form.show": "Mira" },
};

test("W31: words of the site take the place of texts, those of a region before those of its language", async () => {
  const { translations } = await loadLocale("es-US", "login-form", words, vi.fn());
  const { submit, show, codeSent } = translations.textsOf(loginTexts);
  expect([submit, show]).toEqual(["Vamos", "Ver"]);
  expect(codeSent).toMatch(/^Le enviamos/);
  expect(translations.textsOf(hostTexts).downloaded("a.csv")).toBe("a.csv está listo");
});

test("W31: words in English need no translation, and a key without a text is reported once", async () => {
  const onUnknown = vi.fn();
  const { locale, translations } = await loadLocale("en-US", "login-form", words, onUnknown);
  expect(locale).toBe("en-US");
  expect(onUnknown).not.toHaveBeenCalled();
  expect(translations.textsOf(loginTexts)).toMatchObject({ submit: "Go", show: "Show" });
  translations.textsOf(loginTexts);
  expect(onUnknown.mock.calls).toEqual([["login-form.heding"]]);
});

test("W31: a key of an unknown group is reported at once", async () => {
  const onUnknown = vi.fn();
  const odd = {
    en: { "logn-form.submit": "Go", "logn-form.tabs.one": "1", "host.tryAgain": "Retry" },
  };
  await loadLocale("en", "login-form", odd, onUnknown);
  expect(onUnknown.mock.calls).toEqual([["logn-form.submit"], ["logn-form.tabs"]]);
});

test("W31: the list of groups has all groups of texts", () => {
  const groups = [...sharedGroups, ...Object.values(groupsOfElements).flat()];
  expect(groupKeys).toEqual([...new Set(groups.map(({ key }) => key))].sort());
});

test("W31: words of the chosen region precede those of the language with texts", async () => {
  const { translations } = await loadLocale("es-MX", "login-form", words, vi.fn());
  expect(translations.textsOf(loginTexts)).toMatchObject({ submit: "Vamos", show: "Mira" });
});

test("W31: a word that is no text, is empty or lies below another one is ignored, and the others count", async () => {
  const odd: Readonly<Record<string, unknown>> = {
    es: 5,
    en: {
      "login-form.submit": "Go",
      "login-form.submit.deep": "x",
      "login-form.show": " ",
      "login-form.tabs": 5,
      [`login-form${".x".repeat(20_000)}`]: "deep",
    },
  };
  const { translations } = await loadLocale("en", "login-form", odd as typeof words, vi.fn());
  const { submit, show, tabs } = loginTexts.english;
  expect(submit).toBe("Submit");
  expect(translations.textsOf(loginTexts)).toMatchObject({ submit: "Go", show, tabs });
});

test("W30: an element without texts of its own has English formats, and the shared texts of the language", async () => {
  const { locale, translations } = await loadLocale("fr", "x-other", {}, vi.fn());
  expect(locale).toBe("en-US");
  expect(translations.textsOf(hostTexts).tryAgain).toBe("Réessayer");
});
