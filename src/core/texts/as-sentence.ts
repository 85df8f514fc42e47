/** A text as the end of a sentence. It may end with a full stop of its own, as an address does. */
export function asSentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
