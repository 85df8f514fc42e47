/**
 * A text without the characters at its end that a pattern fits. An expression with `$` would look for the end from every
 * place where such characters stand, in time that grows with their square.
 *
 * @param character - fits one character.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
