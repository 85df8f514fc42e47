/** Joins words with `y`, or with `e` before the sound of an `i`. */
export function andList(words: readonly string[]): string {
  return joined(words, (last) => (/^(?:[ií]|h[ií](?!e))/i.test(last) ? "e" : "y"));
}

/** Joins words with `o`, or with `u` before the sound of an `o`. */
export function orList(words: readonly string[]): string {
  return joined(words, (last) => (/^h?[oó]/i.test(last) ? "u" : "o"));
}

function joined(words: readonly string[], wordBefore: (last: string) => string): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${wordBefore(last)} ${last}`;
}
