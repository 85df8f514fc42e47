const mostLetters = 80;

/** A cell for a small place: one may be a million letters long. */
export function shortText(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text;
}
