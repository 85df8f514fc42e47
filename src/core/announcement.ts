/** What a live region is given: the same words again would be no change to it, and not be read out. */
export function announcementAfter(before: string, words: string): string {
  return before === words ? `${words}\u00a0` : words;
}
