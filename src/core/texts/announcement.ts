/** The text to write into a live region: repeated words are varied, because an unchanged text is not announced. */
export function announcementAfter(before: string, words: string): string {
  return before === words ? `${words}\u00a0` : words;
}
