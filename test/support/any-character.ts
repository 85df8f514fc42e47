import fc from "fast-check";

/** Any Unicode character. fast-check's own unit `"binary"` is slow, because it builds a table of all million characters. */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
