/**
 * The text to write into a live region. If the text is the same as before, it is varied, because screen readers do not
 * announce unchanged text.
 */
export function announcementAfter(before: string, words: string): string {
  return before === words ? `${words}\u00a0` : words;
}
