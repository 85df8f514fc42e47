/** The place of a text. In attributes, fewer references may lack their semicolon. */
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

/** Names of the characters of Latin 1, from U+00A0 on. */
const latin1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** Other names that ordinary text uses. Each name precedes its character. */
const ordinaryNames =
  'Tab \t NewLine \n excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lbrack [ lsqb [ bsol \\ rbrack ] rsqb ] lowbar _ lcub { vert | rcub } quot " QUOT " amp & AMP & apos \' lt < LT < gt > GT > COPY © REG ® ndash – mdash — lsquo ‘ rsquo ’ ldquo “ rdquo ” bull • hellip … trade ™ euro € rarr → larr ← check ✓'.split(
    " ",
  );

const table: ReadonlyMap<string, string> = new Map([
  ...latin1.split(" ").map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...ordinaryNames.flatMap((name, index) => {
    return index % 2 === 0 ? [[name, ordinaryNames[index + 1] ?? ""] as const] : [];
  }),
]);

/** All names of the standard, once they are loaded. They are a separate file, because few texts use them. */
const loadedNames = new Map<string, string>();

/**
 * The characters that a name stands for, without `&` and `;`. Names are case-sensitive. Null if the name is unknown.
 */
function namedCharacter(name: string): string | null {
  return table.get(name) ?? loadedNames.get(name) ?? null;
}

/** Loads all names of the standard if a text uses a rare one. If the load fails, rare names stay as written. */
export async function loadNamesIn(text: string): Promise<void> {
  if (loadedNames.size > 0 || !usesRareName(text)) return;
  try {
    const { characterEntities } = await import("character-entities");
    for (const [name, character] of Object.entries(characterEntities))
      loadedNames.set(name, character);
  } catch {
    // The file is missing. The text shows the name.
  }
}

/** JSON may escape the `&`. */
function usesRareName(text: string): boolean {
  for (const [, name = ""] of text.matchAll(/(?:&|\\u0026)([a-z][a-z\d]+);/gi)) {
    if (!table.has(name)) return true;
  }
  return false;
}

/** The longest beginning of a name that needs no semicolon. Null if no beginning is such a name. */
function endsWithoutSemicolon(name: string): string | null {
  for (let length = Math.min(name.length, 6); length > 1; length -= 1) {
    const start = name.slice(0, length);
    if (/^(?:AMP|amp|GT|gt|LT|lt|QUOT|quot)$/.test(start)) return start;
    const character = table.get(start) ?? "";
    if (character >= "\u00a0" && character <= "\u00ff") return start;
  }
  return null;
}
