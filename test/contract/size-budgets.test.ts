import { expect, test } from "vitest";
import { readManifest, readPackage } from "./support/built-files.ts";

const { files, elements } = readManifest();
const { sizeBudgets } = readPackage();

/** Bytes of a file with everything it imports statically, each file packed on its own. */
function gzipOf(path: string): number {
  const tag = path.replace(/\.js$/, "");
  return elements[tag]?.gzip ?? files[path]?.gzip ?? Number.NaN;
}

test.each(Object.entries(sizeBudgets))("%s stays within %i bytes", (path, budget) => {
  expect(gzipOf(path)).toBeLessThanOrEqual(budget);
});

test("every element has a budget", () => {
  const entries = Object.values(elements).map(({ entry }) => entry);
  expect(Object.keys(sizeBudgets)).toEqual(expect.arrayContaining(entries));
});
