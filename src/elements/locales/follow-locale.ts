import type { ConfiguredWords } from "../../core/config.ts";
import { followPageLanguage } from "./follow-page-language.ts";
import { englishLocale } from "./languages.ts";
import { type Locale, loadLocale } from "./load-locale.ts";
import { chosenTagOf, isAuto } from "./page-language.ts";

/** The language and the words that an element should have. */
interface ChosenLocale {
  /** A language tag, or `auto`. */
  readonly tag: string;
  readonly words: ConfiguredWords;
}

/** Receives the languages of an element. */
interface LocaleReceiver {
  show(locale: Locale): void;
  /** The texts of a language could not be loaded. `english` has the words of the site. */
  onLost(cause: unknown, english: Locale): void;
  /** The site has words for a text that does not exist. */
  onUnknown(key: string): void;
}

/**
 * Shows the language for a tag once its texts are loaded, until the signal aborts. `auto` is the language of the page
 * around the element, also when it changes.
 */
export function followLocale(
  element: Element,
  { tag, words }: ChosenLocale,
  until: AbortSignal,
  { show, onLost, onUnknown }: LocaleReceiver,
): void {
  let last = 0;
  const load = async (one: string) => {
    const own = ++last;
    // The page may have changed its language meanwhile.
    const isCurrent = () => own === last && !until.aborted;
    const textsOf = (language: string) => loadLocale(language, element.localName, words, onUnknown);
    try {
      const loaded = await textsOf(one);
      if (isCurrent()) show(loaded);
    } catch (cause) {
      const english = await textsOf(englishLocale);
      if (isCurrent()) onLost(cause, english);
    }
  };
  if (isAuto(tag)) {
    followPageLanguage(element, (now) => void load(now), until);
  } else void load(tag);
}

/**
 * Loads the texts for a value of `locale` early, while the code of the element is loading. The browser keeps the files, also
 * those that it could not load: the element itself reports them.
 */
export function requestTexts(element: Element, chosen: string): void {
  loadLocale(chosenTagOf(element, chosen), element.localName, {}, () => {}).catch(() => {});
}
