const plain = /^[\u0020-\u007e]*$/;

/** A text as it is searched: without accents and in lower case (decisions Q3). */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return plain.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** A label as it is compared: case and the amount of space make no difference. */
export function foldLabel(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
