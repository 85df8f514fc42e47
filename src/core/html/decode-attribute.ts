import { characterOf, replaceReferences } from "./character-references.ts";

/** Named references that occur in addresses and styles; any other stays as written. */
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

/** An attribute's value as an HTML parser understands it. */
export function decodeAttribute(value: string): string {
  return replaceReferences(value, ({ text, name, code, isClosed }) => {
    if (name !== null) return isClosed ? (named.get(name) ?? text) : text;
    return characterOf(code ?? 0) ?? "\ufffd";
  });
}
