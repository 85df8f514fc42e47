const plain = /^[\u0020-\u007e]*$/;

/**
 * A text as it is searched: without accents and in lower case (decisions Q3). Accents that are letters of their own go
 * first, because normalising takes time that grows with the square of a run of them.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower.replace(marks, "").normalize("NFKD").replace(marks, "");
}

const marks = /\p{M}+/gu;

/** A label as it is compared: case and the amount of space make no difference. */
export function foldLabel(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
