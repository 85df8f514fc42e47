/**
 * Writes the path of a page as words, such as `Pages › Partner services` for `/pages/partner-services`. A path without
 * segments is `""`; a segment that is no valid encoding stays as it is.
 */
export function pathWordsOf(pathname: string): string {
  return pathname.split("/").filter(Boolean).map(wordsOf).join(" › ");
}

function wordsOf(segment: string): string {
  const words = decoded(segment)
    .replaceAll(/[-_+\s]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
