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
