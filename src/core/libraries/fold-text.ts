const plain = /^[\u0020-\u007e]*$/;

/** Folds a text for comparison: lower case, without accents (decisions Q3). */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return plain.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}
