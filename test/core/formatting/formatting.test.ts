import { isMainThread } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import {
  agoOf,
  type FormattingOptions,
  formattingOf as formattingOfOptions,
} from "../../../src/core/formatting/formatting.ts";
import { centsOf } from "../../../src/core/money/cents.ts";
import { textGroup } from "../../../src/core/texts/text-group.ts";

const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

/**
 * Creates a formatting for each test, because a formatting reads the time zone once, with its first
 * date.
 */
const formattingOf = (options: Partial<FormattingOptions> = {}) =>
  formattingOfOptions({ locale: "en-US", currencyDisplay: "symbol", now: null, ...options });

test.each([
  [0, "$0.00"],
  [-0, "$0.00"],
  [5, "$0.05"],
  [-5, "−$0.05"],
  [-500, "−$5.00"],
  [123_450, "$1,234.50"],
  [123_456_789, "$1,234,567.89"],
  [Number.MAX_SAFE_INTEGER, "$90,071,992,547,409.91"],
  [Number.NaN, "ERR"],
  [0.5, "ERR"],
  [2 ** 53, "ERR"],
])("L15, L16: %j cents show as %s", (cents, text) => {
  expect(formattingOf().money(centsOf(cents))).toBe(text);
});

test.each(["en-US", "de-DE", "sv-SE", "fr-FR", "ja-JP"])(
  "L16: in %s, amounts have a single minus sign on the screen, and a hyphen-minus in files",
  (locale) => {
    for (const currencyDisplay of ["symbol", "code"] as const) {
      const format = formattingOf({ locale, currencyDisplay });
      for (const { minus, money, number } of [format, format.forFiles()]) {
        for (const text of [money(centsOf(-123_450)), number(-1234.5)]) {
          expect(text.match(/[-−]/g)).toEqual([minus]);
        }
        expect(money(centsOf(5)) + number(5)).not.toMatch(/[-−]/);
      }
      expect([format.minus, format.forFiles().minus]).toEqual(["−", "-"]);
    }
  },
);

/** Shows the marks of direction, which are invisible. */
const visible = (text: string) =>
  text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, (mark) =>
    mark === "\u2066" ? "[" : mark === "\u2068" ? "<" : mark === "\u2069" ? "]" : "mark",
  );

test.each(["ar", "ar-XB"])(
  "W30: in %s, dollars are those of American English, in one piece that no text around them changes",
  (locale) => {
    const { money, number, fixed, together, minus } = formattingOf({ locale });
    const cents = [123_450, -1499, 0].map((one) => money(centsOf(one)));
    expect(cents.map(visible)).toEqual(["[$1,234.50]", "[−$14.99]", "[$0.00]"]);
    expect(money(null)).toBe("ERR");
    expect([1234, -1234.5].map(number).map(visible)).toEqual(["1,234", "[−1,234.5]"]);
    expect([5, -5].map((one) => visible(fixed(one, 1)))).toEqual(["5.0", "[−5.0]"]);
    expect(visible(together(`${minus}5%`))).toBe("[−5%]");
    const code = formattingOf({ locale, currencyDisplay: "code" });
    expect(visible(code.money(centsOf(-500)))).toBe("[−USD\u00a05.00]");
  },
);

test("W30: what is sent or written to a file has no mark of direction", () => {
  const arabic = formattingOf({ locale: "ar" });
  const texts = [arabic.forFiles(), arabic.inEnglish(), arabic.inEnglish().forFiles()].map(
    ({ money, number, fixed, list, isolated, together }) => [
      money(centsOf(-123_450)),
      number(-1234.5),
      fixed(-5, 1),
      list(["36 Months"]),
      isolated("36 Months"),
      together("10 Gbps"),
    ],
  );
  const withMinus = (minus: string) => [
    `${minus}$1,234.50`,
    `${minus}1,234.5`,
    `${minus}5.0`,
    "36 Months",
    "36 Months",
    "10 Gbps",
  ];
  expect(texts).toEqual([withMinus("-"), withMinus("−"), withMinus("-")]);
});

test("W30: names in an Arabic list keep the direction of their letters, and its comma is Arabic", () => {
  const { list, isolated, comma } = formattingOf({ locale: "ar" });
  expect(visible(list(["36 Months", "5 Static IPs"]))).toBe("<36 Months] و<5 Static IPs]");
  expect([visible(isolated("36 Months")), comma]).toEqual(["<36 Months]", "،"]);
  const english = formattingOf();
  expect([english.isolated("36 Months"), english.together("+5"), english.comma]).toEqual([
    "36 Months",
    "+5",
    ",",
  ]);
});

test("W30: what is sent is English, with the minus sign of its place", () => {
  const translations = { textsOf: <Texts>() => ({ word: "mot" }) as Texts };
  const format = formattingOf({ locale: "fr-CA", translations });
  const group = textGroup("words", { word: "word" });
  expect([format.texts(group).word, format.inEnglish().texts(group).word]).toEqual(["mot", "word"]);
  expect(format.inEnglish().money(centsOf(-123_450))).toBe("−$1,234.50");
  expect(format.forFiles().inEnglish().money(centsOf(-123_450))).toBe("-$1,234.50");
  expect(format.inEnglish().date(0)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
});

test("amounts can show the currency code", () => {
  const { money } = formattingOf({ currencyDisplay: "code" });
  expect([money(centsOf(123_450)), money(centsOf(-500)), money(null)]).toEqual([
    "USD\u00a01,234.50",
    "−USD\u00a05.00",
    "ERR",
  ]);
});

test("the locale decides all formats", () => {
  const german = formattingOf({ locale: "de-DE" });
  expect(german.money(centsOf(123_450))).toBe("1.234,50\u00a0$");
  expect(german.number(1234.5)).toBe("1.234,5");
  expect(german.list(["a", "b"])).toBe("a und b");
  expect(german.date(new Date(2026, 2, 1).getTime())).toBe("01. März 2026");
});

test("numbers are grouped and keep their decimals", () => {
  expect([0, 999, 1234567.12345].map(formattingOf().number)).toEqual([
    "0",
    "999",
    "1,234,567.12345",
  ]);
});

test.for([
  [0, "0 rows"],
  [1, "1 row"],
  [1234, "1,234 rows"],
] as const)("the count %i with its noun is %s", ([count, text]) => {
  expect(formattingOf().count(count, { one: "row", other: "rows" })).toBe(text);
});

test("a list ends with a conjunction, a choice with a disjunction", () => {
  expect(formattingOf().list(["a"])).toBe("a");
  expect(formattingOf().list(["a", "b", "c"])).toBe("a, b, and c");
  expect(formattingOf().anyOf(["a", "b"])).toBe("a or b");
  expect(formattingOf().anyOf(["a", "b", "c"])).toBe("a, b, or c");
});

test("strings are compared without case and accents, and numbers in them by value", () => {
  const sorted = ["Suite 10", "suite 9", "État", "eta"].sort(formattingOf().compare);
  expect(sorted).toEqual(["eta", "État", "suite 9", "Suite 10"]);
});

// The time zone cannot change in a worker thread, and mutation tests run in one.
test.runIf(isMainThread).for([
  ["UTC", "2026-01-05T00:00:00Z", "01/05/2026"],
  ["UTC", "2026-12-31T23:59:59Z", "12/31/2026"],
  ["America/Los_Angeles", "2026-01-01T07:59:59Z", "12/31/2025"],
  ["Pacific/Kiritimati", "2025-12-31T10:00:00Z", "01/01/2026"],
  ["UTC", "0099-06-07T00:00:00Z", "06/07/0099"],
] as const)("O5: in %s, the date of %s is %s", ([timeZone, instant, text]) => {
  process.env.TZ = timeZone;
  expect(formattingOf().date(Date.parse(instant))).toBe(text);
});

test("H13, W6: a time is shown as MM/DD/YYYY h:mm A TZ in the browser's zone", () => {
  const text = formattingOf().dateTime(new Date(2026, 2, 1, 9, 5).getTime());
  expect(text).toMatch(/^03\/01\/2026 9:05 AM \S+$/);
  expect(formattingOf().dateTime(new Date(2026, 10, 30, 0, 0).getTime())).toMatch(
    /^11\/30\/2026 12:00 AM \S+$/,
  );
  expect(formattingOf().dateTime(new Date(2026, 10, 30, 13, 59).getTime())).toMatch(/ 1:59 PM /);
});

test("W30: a date of another language has the name of its month, because day and month change places", () => {
  const dateIn = (locale: string) =>
    formattingOf({ locale }).date(new Date(2026, 2, 5, 12).getTime());
  expect([dateIn("es-US"), dateIn("fr-CA")]).toEqual(["05 mar 2026", "05 mars 2026"]);
});

test("X4: a time of the current day is shown without its date", () => {
  const nowMs = new Date(2026, 2, 1, 23, 59).getTime();
  const { recentTime } = formattingOf({ now: () => nowMs });
  expect(recentTime(new Date(2026, 2, 1, 9, 5).getTime())).toBe("9:05 AM");
  expect(recentTime(new Date(2026, 1, 28, 23, 59).getTime())).toBe("02/28/2026 11:59 PM");
  expect(formattingOf().recentTime(nowMs)).toBe("03/01/2026 11:59 PM");
});

test("F6: a time of the last week says how long ago it was, an earlier one is a date", () => {
  const nowMs = new Date(2026, 2, 8, 12, 0).getTime();
  const { timeAgo } = formattingOf({ now: () => nowMs });
  const [second, hour] = [1000, 60 * 60 * 1000];
  const texts = [-5, 0, 59, 60, 3599, 3600, 2 * 3600, 86_399, 86_400, 6 * 86_400].map((age) =>
    timeAgo(nowMs - age * second),
  );
  expect(texts).toEqual([
    ...["this minute", "this minute", "this minute"],
    ...["1 minute ago", "59 minutes ago", "1 hour ago", "2 hours ago", "23 hours ago"],
    ...["yesterday", "6 days ago"],
  ]);
  // Days are those of the calendar.
  expect([30, 38, 2 * 24 + 13, 6 * 24 + 13].map((age) => timeAgo(nowMs - age * hour))).toEqual([
    ...["yesterday", "2 days ago", "3 days ago", "7 days ago"],
  ]);
  expect(timeAgo(nowMs - 7 * 24 * hour)).toBe("03/01/2026");
  expect(formattingOf().timeAgo(nowMs)).toBe("03/08/2026");
});

test("H13: only a time of the last week has an age", () => {
  const nowMs = new Date(2026, 2, 8, 12, 0).getTime();
  const format = formattingOf({ now: () => nowMs });
  expect(agoOf(nowMs - 3_600_000, format)).toBe("1 hour ago");
  expect(agoOf(nowMs - 7 * 86_400_000, format)).toBe("");
  expect(agoOf(nowMs, formattingOf())).toBe("");
});

test("O5: a year is shown with four digits", () => {
  expect(formattingOf().date(Date.parse("0099-06-07T12:00:00"))).toBe("06/07/0099");
});

test.each([
  ["en-US", "CA$1,234.50"],
  ["fr-CA", "1\u00a0234,50\u00a0$"],
  ["de", "1.234,50\u00a0CA$"],
])("W32: in %s, an amount in Canadian dollars is %s", (locale, text) => {
  const format = formattingOf({ locale, currency: "CAD" });
  expect(format.money(centsOf(123_450))).toBe(text);
  expect(format.inEnglish().money(centsOf(500))).toBe("CA$5.00");
});

test("W30: an amount is one word on the screen, and has plain spaces in files", () => {
  const format = formattingOf({ locale: "fr-CA" });
  expect(format.money(centsOf(123_450))).toBe("1\u00a0234,50\u00a0$\u00a0US");
  expect(format.forFiles().money(centsOf(123_450))).toBe("1 234,50 $ US");
});
