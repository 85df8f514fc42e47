import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equivalents } from "./equivalents.ts";

test("every listed mutant names a line that is in its file", () => {
  const linesOf = (file: string) =>
    existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const missing = equivalents.filter(
    ({ file, at }) => !linesOf(file).some((line) => line.trim() === at),
  );
  expect(missing.map(({ file, at }) => `${file}: ${at}`)).toEqual([]);
});
