/** A sentence in a form that continues another text: without its capital letter and its full stop. */
export function asContinuation(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}
