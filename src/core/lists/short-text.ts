const maxLetters = 80;

/** Shortens a cell for display. A cell may have a million characters. */
export function shortText(text: string): string {
  return text.length > maxLetters ? `${text.slice(0, maxLetters).trimEnd()}…` : text;
}
