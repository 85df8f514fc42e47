import { lazy } from "../async/lazy.ts";
import type { CentsOrError } from "../money/cents.ts";
import type { PluralForms } from "../texts/plural-forms.ts";
import { localTexts, type TextGroup, type Translations } from "../texts/text-group.ts";
import { formattingMessages } from "./formatting-messages.ts";
import { isArabic } from "./language-of.ts";

/** The currencies of prices. The specification has US dollars. */
export type Currency = "USD" | "CAD";

/** The options that formatting depends on. */
export interface FormattingOptions {
  /** A language tag, such as `en-US`. */
  readonly locale: string;
  /** The form of amounts: `$1,234.50` for `symbol`, `USD 1,234.50` for `code`. */
  readonly currencyDisplay: "symbol" | "code";
  /** The currency of all amounts; US dollars without. */
  readonly currency?: Currency;
  /** The current time in milliseconds. Null if there is no clock. */
  readonly now: (() => number) | null;
  /** The texts of the language. English without. */
  readonly translations?: Translations | null;
}

/** Formats every amount, number, date and list of an element. Times are in the browser's time zone. */
export interface Formatting {
  /** The texts of a group in the language of the element. */
  readonly texts: <Texts>(group: TextGroup<Texts>) => Texts;
  /** Formats an amount as `$1,234.50` or `−$5.00`; `ERR` if it is unknown. */
  readonly money: (cents: CentsOrError) => string;
  /** Formats a number as `1,234`, with all decimals. */
  readonly number: (value: number) => string;
  /** Formats a number with exactly so many decimals: `1,234.50`. */
  readonly fixed: (value: number, decimals: number) => string;
  /** Formats a number with its word: `1 row`, `1,234 rows`. */
  readonly count: (count: number, forms: PluralForms) => string;
  /** The form of a word after a number. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** Joins the parts to a list such as `a, b, and c`. */
  readonly list: (parts: readonly string[]) => string;
  /** Joins the parts to a choice such as `a, b, or c`. */
  readonly anyOf: (parts: readonly string[]) => string;
  /** The comma between words. Arabic has its own. */
  readonly comma: string;
  /** Gives a name in a sentence from right to left the direction of its own letters: `36 Months`. */
  readonly isolated: (text: string) => string;
  /**
   * Keeps a sign, a number and a unit in their order in a sentence from right to left: `+$5.00`, `10 Gbps`. The same
   * text in a language from left to right, and in files.
   */
  readonly together: (text: string) => string;
  /** Formats the date of a time as `MM/DD/YYYY`; in another language with the name of the month. */
  readonly date: (timeMs: number) => string;
  /** Formats a time as `MM/DD/YYYY h:mm A TZ`, such as `03/01/2026 9:05 AM PST`. */
  readonly dateTime: (timeMs: number) => string;
  /** Formats a time of the current day as `h:mm A`, any other as `MM/DD/YYYY h:mm A`. */
  readonly recentTime: (timeMs: number) => string;
  /**
   * Formats a time of the last week as `2 hours ago`, or `3 days ago` by the calendar; an earlier one as `MM/DD/YYYY`.
   */
  readonly timeAgo: (timeMs: number) => string;
  /** Compares two strings. Ignores case and accents, and compares numbers in them by value. */
  readonly compare: (a: string, b: string) => number;
  /** The minus sign of negative numbers. */
  readonly minus: string;
  /**
   * The same formatting for files: negative numbers have the hyphen-minus, and no text has a mark of direction, because
   * spreadsheets read neither.
   */
  readonly forFiles: () => Formatting;
  /** The same formatting in English, for what is sent: the documents of the server are English. */
  readonly inEnglish: () => Formatting;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Each unit counts up to the next one, days up to a week. Less than a minute is `this minute`. */
const timeUnits = [
  { name: "minute", ms: minuteMs, maxMs: hourMs },
  { name: "hour", ms: hourMs, maxMs: dayMs },
  { name: "day", ms: dayMs, maxMs: 7 * dayMs },
] as const;

const screenMinus = "−";

function createFormatting(options: FormattingOptions, minus = screenMinus): Formatting {
  const { locale, currencyDisplay, currency = "USD", now, translations } = options;
  const isMirrored = isArabic(locale);
  const isMarked = isMirrored && minus === screenMinus;
  const together = (text: string) => (isMarked ? `\u2066${text}\u2069` : text);
  const isolated = (text: string) => (isMarked ? `\u2068${text}\u2069` : text);
  // Arabic would be `102.94 US$`, whose parts a sentence from right to left puts in another order.
  const amountLocale = isMirrored ? "en-US" : locale;
  const amounts = lazy(
    () => new Intl.NumberFormat(amountLocale, { style: "currency", currency, currencyDisplay }),
  );
  const numbers = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
  const plurals = lazy(() => new Intl.PluralRules(locale));
  const lists = lazy(() => new Intl.ListFormat(locale));
  const choices = lazy(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  const words = lazy(() => new Intl.Collator(locale, { numeric: true, sensitivity: "base" }));
  // In digits, a date could be read as that of another language, as day and month change places.
  const month = locale.startsWith("en") ? "2-digit" : "short";
  const dates = lazy(
    () => new Intl.DateTimeFormat(locale, { year: "numeric", month, day: "2-digit" }),
  );
  const distances = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  const times = lazy(() => new Intl.DateTimeFormat(locale, clock));
  const zonedTimes = lazy(
    () => new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: "short" }),
  );

  // Some servers send the year 1 to mean "never".
  const date = (timeMs: number) =>
    dates()
      .formatToParts(timeMs)
      .map(({ type, value }) => (type === "year" ? value.padStart(4, "0") : value))
      .join("");
  /** The days of the calendar between two times, a week at most. */
  const daysBefore = (nowMs: number, timeMs: number) => {
    const days = [1, 2, 3, 4, 5, 6].find((one) => date(nowMs - one * dayMs) === date(timeMs));
    return days ?? 7;
  };
  // An amount such as `1 234,50 $` is not broken on the screen.
  const amountSpaces = (text: string) =>
    minus === screenMinus ? text.replace(/\s/g, "\u00a0") : plainSpaces(text);
  const time = (format: Intl.DateTimeFormat, timeMs: number) => plainSpaces(format.format(timeMs));
  const signed = (text: string, value: number) =>
    value < 0 ? text.replace(directionMarks, "").replace(/[-−]/, minus) : text;
  const kept = (text: string, value: number) => (value < 0 ? together(signed(text, value)) : text);
  const number = (value: number) => kept(numbers().format(value), value);
  const fixed = (value: number, decimals: number) => {
    const text = value.toLocaleString(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: "negative",
    });
    return kept(text, value);
  };
  const plural = (count: number, forms: PluralForms) =>
    forms[plurals().select(count)] ?? forms.other;
  return {
    texts: (group) => localTexts(translations, group),
    money: (cents) =>
      cents === null
        ? formattingMessages.unknownAmount
        : together(signed(amountSpaces(amounts().format(decimalTextOf(cents))), cents)),
    number,
    fixed,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    plural,
    list: (parts) => lists().format(parts.map(isolated)),
    anyOf: (parts) => choices().format(parts.map(isolated)),
    comma: isMirrored ? "،" : ",",
    isolated,
    together,
    date,
    dateTime: (timeMs) => `${date(timeMs)} ${time(zonedTimes(), timeMs)}`,
    recentTime(timeMs) {
      const text = time(times(), timeMs);
      return now !== null && date(timeMs) === date(now()) ? text : `${date(timeMs)} ${text}`;
    },
    timeAgo(timeMs) {
      const ageMs = now === null ? Number.POSITIVE_INFINITY : now() - timeMs;
      const unit = timeUnits.find(({ maxMs }) => ageMs < maxMs);
      if (unit === undefined || now === null) return date(timeMs);
      const age = unit.ms === dayMs ? daysBefore(now(), timeMs) : Math.floor(ageMs / unit.ms);
      // A clock that is behind the server's must not show the future.
      return distances().format(-Math.max(0, age), unit.name);
    },
    compare: (a, b) => words().compare(a, b),
    minus,
    forFiles: lazy(() => createFormatting(options, "-")),
    inEnglish: lazy(() =>
      createFormatting({ ...options, locale: "en-US", translations: null }, minus),
    ),
  };
}

/** The age of a time of the last week, such as `2 hours ago`; `""` for an earlier one. */
export function agoOf(timeMs: number, { date, timeAgo }: Formatting): string {
  const text = timeAgo(timeMs);
  return text === date(timeMs) ? "" : text;
}

const formattings = new WeakMap<FormattingOptions, Formatting>();

/** Returns the formatting for options. Creates it once per options object. */
export function formattingOf(options: FormattingOptions): Formatting {
  const known = formattings.get(options) ?? createFormatting(options);
  formattings.set(options, known);
  return known;
}

/** The formatting of the specification, without a clock. */
export const plainFormatting: Formatting = /* @__PURE__ */ createFormatting({
  locale: "en-US",
  currencyDisplay: "symbol",
  now: null,
});

/** The exact decimal text of cents in dollars. Large amounts have no exact number in dollars. */
function decimalTextOf(cents: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

/** Marks that a language from right to left has before the sign of a number. */
const directionMarks = /[\u061c\u200e\u200f]/g;

/** Replaces non-breaking spaces, because browsers use different ones when they format. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
