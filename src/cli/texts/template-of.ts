import { type Formatting, plainFormatting } from "../../core/formatting/formatting.ts";

/** Writes values as they are, so that placeholders stay. */
const verbatim: Formatting = {
  ...plainFormatting,
  money: String,
  number: String,
  fixed: String,
  date: String,
  dateTime: String,
  recentTime: String,
  timeAgo: String,
  count: (count, forms) => `${count} ${forms.other}`,
  plural: (_, forms) => forms.other,
  list: String,
};

/**
 * A text with `{0}`, `{1}` and so on in place of its values, as words of the site have them. Null for a text that is not
 * written from values alone.
 */
export function templateOf(text: (...args: never[]) => unknown): string | null {
  const places = Array.from({ length: text.length }, (_, at) => `{${at}}`);
  for (const args of argumentsFrom(places)) {
    const written = writtenBy(text, args);
    if (written !== null) return written;
  }
  return null;
}

/** The placeholders, and then with a formatting in place of one of them. */
function argumentsFrom(places: readonly string[]): readonly (readonly unknown[])[] {
  const given: readonly unknown[] = places;
  return [given, ...places.map((_, at) => given.with(at, verbatim))];
}

function writtenBy(text: (...args: never[]) => unknown, args: readonly unknown[]): string | null {
  try {
    const written = text(...(args as never[]));
    const isWhole = typeof written === "string" && !/undefined|NaN|\[object|=>/.test(written);
    return isWhole ? written : null;
  } catch {
    // It reads a member of a value that is no text.
    return null;
  }
}
