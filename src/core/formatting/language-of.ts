/** The language of a locale, as `lang` has it. English has no region, because its texts are those of any. */
export function languageOf(locale: string): string {
  return locale === "en-US" ? "en" : locale;
}

/** True if a language has the Arabic letters, which are written from right to left. */
export function isArabic(locale: string): boolean {
  return /^ar(?:-|$)/i.test(locale);
}
