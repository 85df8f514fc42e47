import { resolve } from "node:path";
import { expect, test } from "vitest";
import { mutantReportOf, type TriedMutant } from "./mutant-report.ts";

const source = `const limit = 3;
export function isFew(count: number): boolean {
  return (
    count < limit
  );
}
`;
const file = "src/core/a.ts";

function tried(
  status: TriedMutant["status"],
  replacement: string,
  [line, column, endLine, endColumn]: readonly [number, number, number, number],
): TriedMutant {
  const start = { line, column };
  const end = { line: endLine, column: endColumn };
  return { fileName: resolve(file), location: { start, end }, replacement, status };
}

const comparison = [4, 5, 4, 18] as const;
const body = [2, 47, 6, 2] as const;
const report = (results: readonly TriedMutant[], becomes?: string) =>
  mutantReportOf(
    "a",
    results,
    becomes === undefined
      ? []
      : [{ file, at: "count < limit", was: "count < limit", becomes, why: "a test" }],
    () => source,
  );

test("the report lists survivors with their code in one line, then endless and untried mutants, and the score", () => {
  const { text, isGood } = report([
    tried("Killed", "true", comparison),
    tried("Timeout", "count <= limit", comparison),
    tried("Survived", "{}", body),
    tried("NoCoverage", "false", comparison),
    tried("CompileError", "count", comparison),
    tried("Ignored", "4", [1, 15, 1, 16]),
    tried("Ignored", "5", [1, 15, 1, 16]),
  ]);
  expect(text).toBe(`src/core/a.ts:2
  - { return ( count < limit ); }
  + {}
src/core/a.ts:4
  - count < limit
  + false
endless: src/core/a.ts:4
  - count < limit
  + count <= limit
untried: src/core/a.ts:4
  - count < limit
  + count
Not tried, read when the module is loaded: src/core/a.ts:1

a: 2 killed, 2 survived: 50.0 % (2 not tried)
`);
  expect(isGood).toBe(false);
});

test("a score of 90 % is enough, and listed equivalents do not count", () => {
  const nine = Array.from({ length: 9 }, () => tried("Killed", "true", comparison));
  const survivor = tried("Survived", "false", comparison);
  expect(report([...nine, survivor]).isGood).toBe(true);
  expect(report([...nine.slice(1), survivor]).isGood).toBe(false);
  expect(report([survivor, tried("Killed", "true", comparison)], "false")).toEqual({
    text: "\na: 1 killed, 0 survived: 100.0 % (0 not tried)\n",
    isGood: true,
  });
});

test("an entry that does not survive is named and fails the report", () => {
  expect(report([tried("Killed", "false", comparison)], "false")).toEqual({
    text: `Killed, or gone, though listed: src/core/a.ts: count < limit → false

a: 1 killed, 0 survived: 100.0 % (0 not tried)
`,
    isGood: false,
  });
});

test("the test runner may fail with one mutant in a hundred, but not with two", () => {
  const killed = Array.from({ length: 98 }, () => tried("Killed", "false", comparison));
  const failed = tried("RuntimeError", "true", comparison);
  expect(report([...killed, tried("Killed", "0", comparison), failed]).isGood).toBe(true);
  expect(report([...killed, failed, failed]).isGood).toBe(false);
});
