import type { FirstNode } from "./first-node.ts";

export type Direction = "ltr" | "rtl";

/** The languages besides English. */
export const translatedLocales = ["ar", "de", "es-US", "fr-CA"] as const;
export type TranslatedLocale = (typeof translatedLocales)[number];

/** The language of the texts in the code. */
export const englishLocale = "en-US";

/** Languages for tests: longer, and mirrored English. Each has only its own tag. */
export const pseudoDirections: Readonly<Record<string, Direction>> = {
  "en-XA": "ltr",
  "ar-XB": "rtl",
};

/**
 * The language with texts for a language tag: the same one, or else one that differs in region or script. English for a
 * language without texts. `en-XA` and `ar-XB` are languages for tests.
 */
export function localeFor(tag: string): string {
  const chosen = tag.trim().toLowerCase();
  const languageOf = (one: string) => one.toLowerCase().split("-", 1)[0];
  return (
    Object.keys(pseudoDirections).find((one) => one.toLowerCase() === chosen) ??
    translatedLocales.find((one) => one.toLowerCase() === chosen) ??
    translatedLocales.find((one) => languageOf(one) === languageOf(chosen)) ??
    englishLocale
  );
}

type LoadContent = () => Promise<{ readonly firstContent: FirstNode | null }>;

/** The first screens that the build has drawn in other languages than English, by language and element. */
const contents: Readonly<Record<string, Readonly<Record<string, LoadContent>>>> = {
  ar: {
    "login-form": () => import("./ar/login-form.first.ts"),
    "scout-lookup": () => import("./ar/scout-lookup.first.ts"),
    "scout-pricing": () => import("./ar/scout-pricing.first.ts"),
    "solutions-finder": () => import("./ar/solutions-finder.first.ts"),
  },
  de: {
    "login-form": () => import("./de/login-form.first.ts"),
    "scout-lookup": () => import("./de/scout-lookup.first.ts"),
    "scout-pricing": () => import("./de/scout-pricing.first.ts"),
    "solutions-finder": () => import("./de/solutions-finder.first.ts"),
  },
  "es-US": {
    "login-form": () => import("./es-us/login-form.first.ts"),
    "scout-lookup": () => import("./es-us/scout-lookup.first.ts"),
    "scout-pricing": () => import("./es-us/scout-pricing.first.ts"),
    "solutions-finder": () => import("./es-us/solutions-finder.first.ts"),
  },
  "fr-CA": {
    "login-form": () => import("./fr-ca/login-form.first.ts"),
    "scout-lookup": () => import("./fr-ca/scout-lookup.first.ts"),
    "scout-pricing": () => import("./fr-ca/scout-pricing.first.ts"),
    "solutions-finder": () => import("./fr-ca/solutions-finder.first.ts"),
  },
};

/**
 * Loads the first screen of an element in the language for a tag. Null for English, whose first screen is in the element's
 * entry.
 *
 * @throws if the element has no first screen in the language, or if it cannot be loaded
 */
export async function loadFirstContent(tag: string, element: string): Promise<FirstNode | null> {
  const locale = localeFor(tag);
  if (locale === englishLocale) return null;
  const loaded = await contents[locale]?.[element]?.();
  if (!loaded?.firstContent) throw new Error(`<${element}> has no first screen in ${locale}.`);
  return loaded.firstContent;
}
