import { expect, test } from "vitest";
import { type Equivalent, judgeMutants, type Mutant } from "./judge-mutants.ts";

const mutant = (becomes: string, outcome: Mutant["outcome"]): Mutant => ({
  file: "src/core/a.ts",
  line: 3,
  at: "if (a < b) return a < b;",
  was: "a < b",
  becomes,
  outcome,
});
const equivalent = (becomes: string): Equivalent => ({
  file: "src/core/a.ts",
  at: "if (a < b) return a < b;",
  was: "a < b",
  becomes,
  why: "never equal",
});

test("survivors count unless they are listed as equivalent; untried mutants do not count", () => {
  const mutants = [
    mutant("a > b", "killed"),
    mutant("a >= b", "endless"),
    mutant("a <= b", "survived"),
    mutant("true", "survived"),
    mutant("false", "static"),
    mutant("", "untried"),
  ];
  expect(judgeMutants(mutants, [equivalent("a <= b")])).toEqual({
    killed: 2,
    survivors: [mutant("true", "survived")],
    stale: [],
  });
});

test("an equivalent mutant does not excuse the same mutation of the same code in another line", () => {
  const other = { ...mutant("a <= b", "survived"), at: "while (a < b) {" };
  const listed = equivalent("a <= b");
  expect(judgeMutants([other], [listed])).toEqual({
    killed: 0,
    survivors: [other],
    stale: [listed],
  });
});

test("a listed mutant that does not survive is stale", () => {
  const listed = [equivalent("a > b"), equivalent("gone")];
  expect(judgeMutants([mutant("a > b", "killed")], listed).stale).toEqual(listed);
});
