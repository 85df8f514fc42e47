import { withoutEnd } from "../texts/without-end.ts";

/** A picture in a `srcset`. */
export interface ListedPicture {
  /** The address of the picture, as the attribute contains it. */
  readonly address: string;
  /**
   * The width or density of the picture, such as `320w` or `2x`, unchecked; `""` if it is missing.
   */
  readonly descriptor: string;
}

const separators = /[\s,]*/y;
const wordPattern = /\S*/y;

/**
 * Parses a `srcset` in one pass. An address ends at white space. Commas at its end are separators (HTML standard,
 * parsing a srcset attribute).
 */
export function readPictureSet(set: string): readonly ListedPicture[] {
  const pictures: ListedPicture[] = [];
  for (let at = endOf(separators, set, 0); at < set.length; at = endOf(separators, set, at)) {
    const end = endOf(wordPattern, set, at);
    const written = set.slice(at, end);
    const address = withoutEnd(written, /,/);
    const comma = address === written ? set.indexOf(",", end) : end;
    at = comma === -1 ? set.length : comma;
    pictures.push({ address, descriptor: set.slice(end, at).trim() });
  }
  return pictures;
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.exec(text);
  return pattern.lastIndex;
}
