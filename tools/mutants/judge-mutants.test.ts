import { resolve } from "node:path";
import { expect, test } from "vitest";
import { type Equivalent, judgeMutants, type TriedMutant } from "./judge-mutants.ts";

const source = `export function isFew(count: number): boolean {
  if (count < 3) return count < 3;
  while (count < 3) count += 1;
  return (
    count < 3
  );
}
`;
const file = "src/core/a.ts";

type Span = readonly [line: number, column: number, endLine: number, endColumn: number];
const inCondition: Span = [2, 7, 2, 16];
const inLoop: Span = [3, 10, 3, 19];
const inReturn: Span = [4, 10, 6, 4];

function tried(
  status: TriedMutant["status"],
  replacement = "true",
  [line, column, endLine, endColumn]: Span = inCondition,
): TriedMutant {
  const start = { line, column };
  const end = { line: endLine, column: endColumn };
  return { fileName: resolve(file), location: { start, end }, replacement, status };
}

const listed = (becomes: string): Equivalent => ({
  file,
  at: "if (count < 3) return count < 3;",
  was: "count < 3",
  becomes,
  why: "a test",
});

const judge = (mutants: readonly TriedMutant[], equivalents: readonly Equivalent[] = []) =>
  judgeMutants(mutants, equivalents, () => source);

const killed = (count: number) => Array.from({ length: count }, () => tried("Killed"));

test("survivors are printed with their code on one line, and no other mutant lowers the score", () => {
  const mutants = [
    tried("Killed"),
    tried("Timeout", "false"),
    tried("Survived", "count <= 3"),
    tried("NoCoverage", "()", inReturn),
    tried("CompileError", "count"),
    tried("Ignored", "4"),
  ];
  expect(judge(mutants)).toEqual({
    text: `src/core/a.ts:2
  - count < 3
  + count <= 3
src/core/a.ts:4
  - ( count < 3 )
  + ()
2 killed, 2 survived: 50.0 %
`,
    isGood: false,
  });
});

test("the verdict is good if the tests kill at least 90 % of the mutants", () => {
  expect(judge([...killed(9), tried("Survived")]).isGood).toBe(true);
  expect(judge([...killed(8), tried("Survived")]).isGood).toBe(false);
});

test("a survivor that is listed as an equivalent does not lower the score", () => {
  expect(judge([tried("Survived", "false"), tried("Killed")], [listed("false")])).toEqual({
    text: "1 killed, 0 survived: 100.0 %\n",
    isGood: true,
  });
});

test("an entry of the list does not excuse a mutant of the same code on another line", () => {
  const survivors = [tried("Survived", "false"), tried("Survived", "false", inLoop)];
  expect(judge(survivors, [listed("false")]).text).toBe(`src/core/a.ts:3
  - count < 3
  + false
0 killed, 1 survived: 0.0 %
`);
});

test("an entry whose mutant did not survive is printed, and makes the verdict bad", () => {
  expect(judge([tried("Killed", "false")], [listed("false")])).toEqual({
    text: `Killed, or gone, though listed: src/core/a.ts
  - count < 3
  + false
1 killed, 0 survived: 100.0 %
`,
    isGood: false,
  });
});

test("the verdict is good if the test runner fails with one mutant in a hundred, and bad if it fails with two", () => {
  const failed = tried("RuntimeError");
  expect(judge([...killed(99), failed]).isGood).toBe(true);
  expect(judge([...killed(98), failed, failed]).isGood).toBe(false);
});
