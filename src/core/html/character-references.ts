import { endsWithoutSemicolon, namedCharacter } from "./named-references.ts";

/** Where a text is in its markup. In an attribute, fewer references may lack their semicolon. */
export type ReferencePlace = "text" | "attribute";

const references = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*));?/gi;

/** Decodes the character references of a text as an HTML parser does. An unknown name stays as it is. */
export function decodeReferences(text: string, place: ReferencePlace = "text"): string {
  return text.replace(references, (whole, decimal, hex, name, at: number) => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (whole.endsWith(";")) {
      const character = namedCharacter(name);
      if (character !== null) return character;
    }
    const known = endsWithoutSemicolon(name);
    if (known === null) return whole;
    const rest = whole.slice(known.length + 1);
    const isPartOfWord = /[\da-z=]/i.test(rest || text.charAt(at + whole.length));
    if (place === "attribute" && isPartOfWord) return whole;
    return (namedCharacter(known) ?? "") + rest;
  });
}

/** The characters for the numbers of the C1 controls (HTML standard, numeric character reference end state). */
const ofWindows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  if (!isCharacter) return "\ufffd";
  return ofWindows[code - 0x80] ?? String.fromCodePoint(code);
}
