import { expect, test } from "vitest";
import { loadLocale, translatedLocales } from "../../../src/elements/locales/load-locale.ts";
import { groupsOfElements, sharedGroups } from "../../../src/elements/locales/text-groups.ts";

const elements = Object.entries(groupsOfElements);

test.each(translatedLocales)("a bundle with %s has the texts of every element", async (locale) => {
  const asked = elements.map(async ([tag, groups]) => {
    const { translations } = await loadLocale(locale, tag, {}, expect.fail);
    return [...groups, ...sharedGroups].map((group) => [group, translations.textsOf(group)]);
  });
  const own = new Map((await Promise.all(asked)).flat() as [object, unknown][]);
  await import(
    /* @vite-ignore */ `../../../src/elements/locales/bundled/${locale.toLowerCase()}.ts`
  );
  const whole = await loadLocale(locale, "login-form", {}, expect.fail);
  for (const group of new Set(elements.flatMap(([, groups]) => groups).concat(sharedGroups))) {
    expect(whole.translations.textsOf(group)).toEqual(own.get(group));
  }
});
