import { describe, expect, test } from "vitest";
import { tablesOf, undeclaredIn } from "./declared-members.ts";
import { sourcesIn } from "./sources.ts";

/** A request body, which is never parsed. */
const body = "src/core/pricing/wire/pricing-query.ts";
const readers = [...sourcesIn("src/core/api"), ...sourcesIn("src/core/pricing/wire")].filter(
  ({ path, imports }) =>
    path !== body && imports.some(({ to }) => to === "valibot" || to.startsWith("src/core/wire/")),
);

describe("a member of an answer is declared once, with parser, schema and meaning", () => {
  test.for(readers)("the members of answers in $path are declared once", ({ path, text }) => {
    expect(undeclaredIn(path, text)).toEqual([]);
  });

  test("every declared member is parsed", () => {
    const tables = readers.map(({ path, text }) => tablesOf(path, text));
    const read = new Set(tables.flatMap((one) => one.read));
    expect(tables.flatMap(({ declared }) => declared).filter((name) => !read.has(name))).toEqual(
      [],
    );
  });

  test.for([
    ["v.object({ a: text })", ["a is not declared by member or readAs or tolerated()."]],
    ["v.object({ a: member(text, schema, 'A.'), data: text })", []],
    [
      "v.object({ a: unread(schema, 'A.') })",
      ["a is not declared by member or readAs or tolerated()."],
    ],
    ["readMembers({ a: readAs(text, bMembers.a) }, raw)", []],
    ["readAs(text, bMembers)", ["readAs() has no declared member."]],
    ["v.object(aMembers)", []],
    ["v.object(table)", ["table is not a table of members."]],
    [
      "const aMembers = { ...bMembers, c: text };",
      ["c is not declared by member or readAs or unread or tolerated()."],
    ],
    ["readMembers({ ...table }, raw)", ["A spread object is not a table."]],
    ["sentObject(aMembers, { b: member(text, schema, 'B.') })", ["b is not declared by unread()."]],
    ["sentObject(aMembers, { b: bMembers.b, c: unread(schema, 'C.') })", []],
    ["sent.object({ a: text })", ["object() has no declared members."]],
  ] as const)("the violations are found: %s: %s", ([code, expected]) => {
    expect(undeclaredIn("any.ts", code)).toEqual(expected);
  });

  test.for([
    ["const aMembers = { a: member(text, schema, 'A.') };", ["aMembers"], []],
    ["const aMembers = { a: unread(schema, 'A.') };", [], []],
    [
      "const aMembers = { ...bMembers, c: member(bMembers.c, schema, 'C.') }; v.object(aMembers);",
      [],
      ["bMembers", "aMembers"],
    ],
    ["const aMembers = { a: readAs(text, bMembers.a) };", [], []],
    ["type Name = keyof typeof aMembers;", [], ["aMembers"]],
    ["v.object({ ...aMembers })", [], ["", "aMembers"]],
  ] as const)("the code %s declares %s and reads %s", ([code, declared, read]) => {
    expect(tablesOf("any.ts", code)).toEqual({ declared, read });
  });
});
