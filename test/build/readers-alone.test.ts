import { expect, test } from "vitest";
import { withReadersAlone } from "../../build/readers-alone.ts";

const head = `import { member, sentObject, unread } from "../../wire/member.ts";\n`;
const compact = (code: string) => code.replace(/\s+/g, " ");

test.for([
  [
    "a reader stays",
    `const a = { b: member(read, text, "Says."), };`,
    "const a = { b: (read ), };",
  ],
  [
    "a reader that is a call stays",
    `x(member(list(read(1)), text, "a, b"));`,
    "x( (list(read(1)) ));",
  ],
  [
    "the reader of a tolerated member stays",
    `const a = { b: tolerated(read, "Says."), };`,
    "const a = { b: (read ), };",
  ],
  [
    "of a member that is read in another way the reader stays",
    `const a = { b: readAs(read, bMembers.b), };`,
    "const a = { b: (read ), };",
  ],
  [
    "a member that is not read goes",
    `const a = { b: unread(text, "Says."), c: 1 };`,
    "const a = { c: 1 };",
  ],
  [
    "schemas go",
    `export const sentA = sentObject(a, { b: unread(text, "c") }), d = v.object(a);`,
    "export const sentA = 0 , d = v.object(a);",
  ],
  [
    "schemas of a namespace go",
    `import * as sent from "../wire/sent.ts"; const a = sent.data(sent.list(b)), c = list(b);`,
    `import * as sent from "../wire/sent.ts"; const a = 0 , c = list(b);`,
  ],
  [
    "members within facts go with them",
    `const a = member(read, object({ b: unread(text, "c") }), "d");`,
    "const a = (read );",
  ],
] as const)("the code is reduced to its readers: %s", ([, code, expected]) => {
  const changed = withReadersAlone("any.ts", head + code);
  expect(compact(changed)).toBe(compact(head + expected));
  expect(changed).toHaveLength((head + code).length);
});

test("the number of lines stays the same, and other modules stay unchanged", () => {
  const code = `${head}const a = member(\n  read,\n  text,\n  "Says.",\n);\nconst b = 1;`;
  expect(withReadersAlone("any.ts", code).split("\n")).toHaveLength(code.split("\n").length);
  const other = `const a = member(read, text, "Says.");`;
  expect(withReadersAlone("any.ts", other)).toBe(other);
});
