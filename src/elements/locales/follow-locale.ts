import { type Locale, loadLocale, localeFor } from "./load-locale.ts";
import { followPageLanguage } from "./page-language.ts";

/** Receives the languages of an element. */
interface LocaleReceiver {
  /** Null is English. */
  show(locale: Locale | null): void;
  /** The texts of a language could not be loaded. */
  onLost(cause: unknown): void;
}

/**
 * Shows the language for a tag once its texts are loaded, until the signal aborts. `auto` is the language of the page
 * around the element, also when it changes. English is shown if the texts cannot be loaded.
 */
export function followLocale(
  element: Element,
  tag: string,
  until: AbortSignal,
  { show, onLost }: LocaleReceiver,
): void {
  let last = 0;
  const load = async (one: string) => {
    const own = ++last;
    const locale = localeFor(one);
    const loading = locale === null ? null : loadLocale(locale, element.localName);
    const loaded = await loading?.catch((cause: unknown) => {
      onLost(cause);
      return null;
    });
    // The page may have changed its language meanwhile.
    if (own === last && !until.aborted) show(loaded ?? null);
  };
  if (tag.trim().toLowerCase() === "auto") {
    followPageLanguage(element, (now) => void load(now), until);
  } else void load(tag);
}
