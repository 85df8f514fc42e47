const plain = /^[\u0020-\u007e]*$/;

/** A text without characters that have no shape, which come along with what is copied (decisions U27). */
export function visibleText(text: string): string {
  return plain.test(text) ? text : text.replace(/\p{Cf}+/gu, "");
}

/** A text as it was meant: only what is seen of it, and no space around it (decisions U27). */
export function enteredText(text: string): string {
  return visibleText(text).trim();
}

/**
 * A text as it is searched: in lower case, without accents and invisible characters (decisions Q3, U27). Accents that are
 * letters of their own go first, because normalising takes time that grows with the square of a run of them.
 */
export function foldText(text: string): string {
  const lower = visibleText(text).toLowerCase();
  if (plain.test(lower)) return lower;
  return lower.replace(marks, "").normalize("NFKD").replace(marks, "");
}

const marks = /\p{M}+/gu;

/** A label as it is compared: case, the amount of space and invisible characters make no difference (decisions U27). */
export function foldLabel(text: string): string {
  return enteredText(text).replace(/\s+/g, " ").toLowerCase();
}
