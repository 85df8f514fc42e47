import { lazy } from "../async/lazy.ts";
import type { CentsOrError } from "../money/cents.ts";

/** What decides how amounts, numbers, dates and lists are written. */
export interface FormattingOptions {
  /** A language tag. */
  readonly locale: string;
  /** `$1,234.50` or `USD 1,234.50`. */
  readonly currencyDisplay: "symbol" | "code";
  /** The present time in milliseconds; null where nobody knows it. */
  readonly now: (() => number) | null;
}

/** The forms of a word beside a number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** Writes every amount, number, date and list of an element. Times are in the browser's zone. */
export interface Formatting {
  /** `$1,234.50`, `−$5.00`, or `ERR` if it is unknown (decisions L15, L16). */
  readonly money: (cents: CentsOrError) => string;
  /** `1,234`, with all decimals. */
  readonly number: (value: number) => string;
  /** A number with its word: `1 row`, `1,234 rows`. */
  readonly count: (count: number, forms: PluralForms) => string;
  /** The form of a word beside a number. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** `a, b, and c`. */
  readonly list: (parts: readonly string[]) => string;
  /** `MM/DD/YYYY` (1 §9; decisions O5). */
  readonly date: (timeMs: number) => string;
  /** `MM/DD/YYYY h:mm A TZ`, such as `03/01/2026 9:05 AM PST` (1 §9; decisions H13). */
  readonly dateTime: (timeMs: number) => string;
  /** `h:mm A` for a time of today, else `MM/DD/YYYY h:mm A`. */
  readonly recentTime: (timeMs: number) => string;
  /** The order of two texts: without case and accents, numbers in them by value. */
  readonly compare: (a: string, b: string) => number;
  /** The sign of what is below zero (decisions L16). */
  readonly minus: string;
  /** The same for files, with the hyphen-minus that spreadsheets read (decisions L16). */
  readonly forFiles: () => Formatting;
}

function createFormatting(options: FormattingOptions, minus = "−"): Formatting {
  const { locale, currencyDisplay, now } = options;
  const amounts = lazy(
    () => new Intl.NumberFormat(locale, { style: "currency", currency: "USD", currencyDisplay }),
  );
  const numbers = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
  const plurals = lazy(() => new Intl.PluralRules(locale));
  const lists = lazy(() => new Intl.ListFormat(locale));
  const words = lazy(() => new Intl.Collator(locale, { numeric: true, sensitivity: "base" }));
  const dates = lazy(
    () => new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" }),
  );
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  const times = lazy(() => new Intl.DateTimeFormat(locale, clock));
  const zonedTimes = lazy(
    () => new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: "short" }),
  );

  // Some servers send the year 1 for "never".
  const date = (timeMs: number) =>
    dates()
      .formatToParts(timeMs)
      .map(({ type, value }) => (type === "year" ? value.padStart(4, "0") : value))
      .join("");
  const time = (format: Intl.DateTimeFormat, timeMs: number) => plainSpaces(format.format(timeMs));
  const signed = (text: string, value: number) => (value < 0 ? text.replace(/[-−]/, minus) : text);
  const number = (value: number) => signed(numbers().format(value), value);
  const plural = (count: number, { one, other }: PluralForms) =>
    plurals().select(count) === "one" ? one : other;
  return {
    money: (cents) =>
      cents === null ? "ERR" : signed(plainSpaces(amounts().format(decimalTextOf(cents))), cents),
    number,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    plural,
    list: (parts) => lists().format(parts),
    date,
    dateTime: (timeMs) => `${date(timeMs)} ${time(zonedTimes(), timeMs)}`,
    recentTime(timeMs) {
      const text = time(times(), timeMs);
      return now !== null && date(timeMs) === date(now()) ? text : `${date(timeMs)} ${text}`;
    },
    compare: (a, b) => words().compare(a, b),
    minus,
    forFiles: lazy(() => createFormatting(options, "-")),
  };
}

const made = new WeakMap<FormattingOptions, Formatting>();

/** The formatting of an element's options, made once. */
export function formattingOf(options: FormattingOptions): Formatting {
  const known = made.get(options) ?? createFormatting(options);
  made.set(options, known);
  return known;
}

/** The formatting of the specification, without a clock. */
export const plainFormatting: Formatting = /* @__PURE__ */ createFormatting({
  locale: "en-US",
  currencyDisplay: "symbol",
  now: null,
});

/** The exact decimal text of cents in dollars: large amounts have no exact number. */
function decimalTextOf(cents: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

/** Browsers put different spaces between the parts of a text. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
