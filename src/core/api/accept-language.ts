const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,4}$/i;
const weights = ["", ";q=0.8", ";q=0.5"];

/**
 * The value of `Accept-Language` for the language of a screen: its tag, any region of the language, and English. Null for
 * what is no tag, such as `auto`: the browser then names the languages of its user.
 */
export function acceptLanguageOf(tag: string): string | null {
  const exact = tag.trim();
  if (!languageTag.test(exact)) return null;
  const [language = ""] = exact.split("-", 1);
  return [...new Set([exact, language, "en"])].map((one, at) => one + weights[at]).join(", ");
}
