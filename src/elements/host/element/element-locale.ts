import {
  type Currency,
  computed,
  defaultConfig,
  type FormattingOptions,
  type Ports,
  type ReadonlySignal,
  signal,
} from "../../../core/internal.ts";
import { chosenTagOf, isAuto } from "../../locales/page-language.ts";
import { log } from "../page/log.ts";
import { pageConfig } from "../page/page-config.ts";
import type { CommonValues } from "./element-attributes.ts";

/** The language of an element (decisions W30). */
export interface ElementLocale {
  /** The chosen tag, or `auto`. */
  readonly tag: ReadonlySignal<string>;
  /** The tag of the language that calls request. For `auto`, it is that of the page. */
  readonly requested: () => string;
  readonly formatting: ReadonlySignal<FormattingOptions>;
  readonly direction: ReadonlySignal<"ltr" | "rtl">;
  /** Shows all amounts in a currency. */
  setCurrency(to: Currency): void;
  /** False while the texts of the first language are loading. The screen is not drawn until then. */
  readonly isReady: ReadonlySignal<boolean>;
  /** Follows the attribute, the configuration and the page until the returned function is called. */
  start(): () => void;
  /** Looks at the page again: the element may have moved to content in another language. */
  look(): void;
}

/** The code for other languages. */
type LocaleCode = Pick<typeof import("../../locales/follow-locale.ts"), "followLocale">;

const { messages: noWords } = defaultConfig;
const warned = new Set<string>();

function reportLost(cause: unknown): null {
  log("warn", "locale-not-loaded", String(cause));
  return null;
}

function warnOfUnknown(key: string): void {
  if (!warned.has(key)) log("warn", "text-unknown", key);
  warned.add(key);
}

/** After this time a screen is drawn in English until its texts are there. */
const maxWaitMs = 5000;

/** `en-XA` is a language for tests. */
const isEnglish = (tag: string) => /^(?:en(?:-.*)?)?$/i.test(tag) && !/^en-xa$/i.test(tag);

const loadFollowLocale = (): Promise<LocaleCode> => import("../../locales/follow-locale.ts");

/** @param load - loads the code for other languages, which only the elements that have one need */
export function createElementLocale(
  element: HTMLElement,
  common: ReadonlySignal<CommonValues>,
  { now, after }: Ports["clock"],
  load: () => Promise<LocaleCode> = loadFollowLocale,
): ElementLocale {
  const english: FormattingOptions = { locale: "en-US", currencyDisplay: "symbol", now };
  const written = signal(english);
  const currency = signal<Currency>("USD");
  const formatting = computed(() =>
    currency.value === "USD" ? written.value : { ...written.value, currency: currency.value },
  );
  const direction = signal<"ltr" | "rtl">("ltr");
  const isReady = signal(true);
  let hasShown = false;
  const tag = computed(() => (common.value.locale || pageConfig({}).locale).trim());
  const words = computed(() => pageConfig({}).messages);
  const looks = signal(0);
  // Changes with one of these only, and not with every attribute.
  const chosen = computed(() => {
    if (isAuto(tag.value)) void looks.value;
    return { tag: tag.value, words: words.value };
  });

  function show(options: FormattingOptions, to: "ltr" | "rtl"): void {
    written.value = options;
    direction.value = to;
    isReady.value = true;
    hasShown = true;
  }

  async function follow(one: typeof chosen.value, until: AbortSignal): Promise<void> {
    const module = await load().catch(reportLost);
    if (until.aborted) return;
    // Without the code, the texts stay as they are.
    if (module === null) {
      isReady.value = true;
      beginOnceOnline(one, until);
    } else {
      module.followLocale(element, one, until, {
        show: (locale) => show({ ...english, ...locale }, locale.direction),
        onLost(cause, locale) {
          reportLost(cause);
          if (!hasShown) show({ ...english, ...locale }, locale.direction);
          beginOnceOnline(one, until);
        },
        onUnknown: warnOfUnknown,
      });
    }
  }

  let following = new AbortController();
  function begin(one: typeof chosen.value): void {
    following.abort();
    following = new AbortController();
    if (isEnglish(one.tag) && one.words === noWords) show(english, "ltr");
    else {
      // After the first language, the current texts stay until the next are loaded.
      isReady.value = hasShown;
      const stopWaiting = after(maxWaitMs, () => {
        isReady.value = true;
      });
      following.signal.addEventListener("abort", stopWaiting);
      void follow(one, following.signal);
    }
  }

  function beginOnceOnline(one: typeof chosen.value, until: AbortSignal): void {
    addEventListener("online", () => begin(one), { once: true, signal: until });
  }

  return {
    tag,
    requested: () => chosenTagOf(element, tag.peek()) || "en",
    formatting,
    direction,
    setCurrency(to) {
      currency.value = to;
    },
    isReady,
    look() {
      looks.value += 1;
    },
    start() {
      const stop = chosen.subscribe(begin);
      return () => {
        stop();
        following.abort();
      };
    },
  };
}
