/**
 * Removes all characters at the end of a text that match a pattern. A regular expression with `$` would start at every
 * such character in the text, which takes quadratic time.
 *
 * @param character - matches one character.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
