const plain = /^[\u0020-\u007e]*$/;

/** Removes invisible characters, which are often copied along with a text. */
export function visibleText(text: string): string {
  return plain.test(text) ? text : text.replace(/\p{Cf}+/gu, "");
}

/** Removes invisible characters and surrounding spaces from an entered text. */
export function enteredText(text: string): string {
  return visibleText(text).trim();
}

/**
 * Folds a text for searching: lower case, without accents and invisible characters. Combining accents are removed
 * first, because normalising takes quadratic time on a run of them.
 */
export function foldText(text: string): string {
  const lower = visibleText(text).toLowerCase();
  if (plain.test(lower)) return lower;
  return lower.replace(marks, "").normalize("NFKD").replace(marks, "");
}

/** A folded text without spaces and hyphens, and where its words begin in it. */
export interface FoldedWords {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Folds a text like {@link foldText}, and joins its words: "SD-WAN", "sd wan" and "sdwan" are the same. */
export function foldWords(text: string): FoldedWords {
  const starts: number[] = [];
  let joined = "";
  for (const word of foldText(text).split(/[\s\p{Pd}]+/u)) {
    if (word === "") continue;
    starts.push(joined.length);
    joined += word;
  }
  return { text: joined, starts };
}

/** Where a part begins together with a word of a text: 0 at the start of the text. -1 if nowhere. */
export function findWords({ text, starts }: FoldedWords, part: FoldedWords): number {
  if (part.text === "") return -1;
  return starts.find((start) => text.startsWith(part.text, start)) ?? -1;
}

/** True if a text contains each word of another. */
export function containsWords(text: string, words: string): boolean {
  const folded = foldText(text);
  return foldText(words)
    .split(/[\s,]+/)
    .every((word) => folded.includes(word));
}

const marks = /\p{M}+/gu;

/** Folds a label for comparison. Ignores case, the amount of white space and invisible characters. */
export function foldLabel(text: string): string {
  return enteredText(text).replace(/\s+/g, " ").toLowerCase();
}
