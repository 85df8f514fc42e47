/** Named references that occur in addresses and styles. Others stay as written. */
const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["Tab", "\t"],
  ["NewLine", "\n"],
  ["colon", ":"],
  ["sol", "/"],
  ["bsol", "\\"],
  ["lpar", "("],
  ["rpar", ")"],
]);

/** Decodes an attribute value as an HTML parser does. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#[xX]([\dA-Fa-f]+)|([A-Za-z]+));?/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return whole.endsWith(";") ? (named.get(name) ?? whole) : whole;
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16));
    },
  );
}

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}
