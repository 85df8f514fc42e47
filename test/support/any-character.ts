import fc from "fast-check";

/** A character of any code. fast-check's own unit, `"binary"`, first builds a table of all million of them. */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
