export type MarkedTextProps = { readonly text: string; readonly words: string };

const maximumWords = 12;

/**
 * Shows a text and makes every word bold that starts with one of `words`, ignoring case. Each piece is in an element of
 * its own, because page translators replace text nodes (see `Words`).
 */
export function MarkedText({ text, words }: MarkedTextProps) {
  return partsOf(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by position
    index % 2 === 1 ? <b key={index}>{part}</b> : <span key={index}>{part}</span>,
  );
}

/** Splits a text. Plain and marked pieces alternate, beginning with a plain one. */
function partsOf(text: string, words: string): readonly string[] {
  const patterns = words
    .trim()
    .split(/\s+/, maximumWords)
    .filter((word) => word !== "")
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return patterns.length === 0
    ? [text]
    : text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${patterns.join("|")})`, "iu"));
}
