/** A character reference of HTML: by number or by name, with or without its semicolon. */
export interface CharacterReference {
  readonly text: string;
  readonly name: string | null;
  /** Null for a reference by name. */
  readonly code: number | null;
  readonly isClosed: boolean;
}

const references = /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));?/gi;

/** A text with what `read` makes of each of its character references. */
export function replaceReferences(
  text: string,
  read: (reference: CharacterReference) => string,
): string {
  return text.replace(references, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    const isNamed = name !== undefined;
    return read({
      text: whole,
      name: isNamed ? name : null,
      code: isNamed ? null : code,
      isClosed: whole.endsWith(";"),
    });
  });
}

/** The character of a code; null for a code that has none. */
export function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
