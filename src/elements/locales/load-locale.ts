import type { FormattingOptions } from "../../core/formatting/formatting.ts";
import { translationsOf } from "./translate.ts";

/** A language in which elements can be shown. */
export interface Locale extends Pick<FormattingOptions, "locale"> {
  readonly translations: NonNullable<FormattingOptions["translations"]>;
  readonly direction: "ltr" | "rtl";
}

type LoadPack = () => Promise<Readonly<Record<string, unknown>>>;

/** The files of a language: the texts that all elements share, and those of each element. */
interface LocaleFiles {
  readonly direction: Locale["direction"];
  readonly common: LoadPack;
  readonly elements: Readonly<Record<string, LoadPack>>;
}

const locales: Readonly<Record<string, LocaleFiles>> = {
  "es-US": {
    direction: "ltr",
    common: () => import("./es-us/every-element.ts").then((file) => file.commonSpanish),
    elements: {
      "login-form": () => import("./es-us/login-form.ts").then((file) => file.loginSpanish),
    },
  },
};

/** The languages besides English. */
export const translatedLocales: readonly string[] = Object.keys(locales);

/**
 * The language with texts for a language tag: the same one, or else one that differs in region or script. Null for
 * English, and for a language without texts.
 */
export function localeFor(tag: string): string | null {
  const chosen = tag.trim().toLowerCase();
  const languageOf = (one: string) => one.toLowerCase().split("-", 1)[0];
  return (
    translatedLocales.find((one) => one.toLowerCase() === chosen) ??
    translatedLocales.find((one) => languageOf(one) === languageOf(chosen)) ??
    null
  );
}

/**
 * Loads the texts of an element.
 *
 * @param locale - one of {@link translatedLocales}
 */
export async function loadLocale(locale: string, element: string): Promise<Locale> {
  const files = locales[locale];
  if (files === undefined) throw new Error(`There are no texts for ${locale}.`);
  const own = files.elements[element];
  const packs = await Promise.all([files.common(), ...(own ? [own()] : [])]);
  return {
    locale,
    translations: translationsOf(packs),
    direction: files.direction,
  };
}
