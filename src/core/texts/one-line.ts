/** Joins the lines of a text, such as a pasted address, by commas. A text on one line stays as it is. */
export function oneLineOf(text: string): string {
  if (!lineBreak.test(text)) return text;
  return text
    .split(lineBreak)
    .map((line) => withoutComma(line.trim()))
    .filter(Boolean)
    .join(", ");
}

const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/;

function withoutComma(line: string): string {
  return line.endsWith(",") ? line.slice(0, -1).trim() : line;
}
