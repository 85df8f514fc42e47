const plain = /^[\u0020-\u007e]*$/;

/** A text as it is compared: without accents and in lower case (decisions Q3). */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return plain.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}
