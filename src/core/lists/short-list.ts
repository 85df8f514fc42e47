import { shortText } from "./short-text.ts";

const maxNames = 10;

/**
 * Names as one text. A file may have a thousand columns with long names.
 *
 * @param andMore - writes the first names, and how many follow
 */
export function shortListOf(
  names: readonly string[],
  andMore: (shown: string, count: number) => string,
): string {
  const shown = names.slice(0, maxNames).map(shortText).join(", ");
  return names.length > maxNames ? andMore(shown, names.length - maxNames) : shown;
}
