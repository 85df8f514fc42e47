import { afterAll, expect, test, vi } from "vitest";
import { translatedLocales } from "../../../src/elements/locales/languages.ts";
import { groupsOfElements, sharedGroups } from "../../../src/elements/locales/text-groups.ts";

// The languages of a bundle stay in their module. Other test files load the files of a language.
afterAll(() => void vi.resetModules());

const elements = Object.entries(groupsOfElements);

test.each(translatedLocales)("a bundle with %s has the texts of every element", async (locale) => {
  vi.resetModules();
  const { loadLocale } = await import("../../../src/elements/locales/load-locale.ts");
  const textsOf = async (tag: string) =>
    (await loadLocale(locale, tag, {}, expect.fail)).translations.textsOf;
  const own = new Map<object, unknown>();
  for (const [tag, groups] of elements) {
    const read = await textsOf(tag);
    for (const group of [...groups, ...sharedGroups]) own.set(group, read(group));
  }
  await import(
    /* @vite-ignore */ `../../../src/elements/locales/bundled/${locale.toLowerCase()}.ts`
  );
  const whole = await textsOf("login-form");
  for (const group of [...elements.flatMap(([, groups]) => groups), ...sharedGroups]) {
    expect(whole(group)).toEqual(own.get(group));
  }
});
