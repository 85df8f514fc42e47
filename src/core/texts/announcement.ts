/**
 * The text to write into a live region. A repeated text is varied, because screen readers do not announce an unchanged
 * text.
 */
export function announcementAfter(before: string, words: string): string {
  return before === words ? `${words}\u00a0` : words;
}
