import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const document = readFileSync("docs/accessibility.md", "utf8");
const rows = document.split("\n").filter((line) => /^\| \d/.test(line));

/** The numbers of the criteria of levels A and AA of WCAG 2.2, by guideline. */
const criteria: Readonly<Record<string, readonly number[]>> = {
  "1.1": [1],
  "1.2": [1, 2, 3, 4, 5],
  "1.3": [1, 2, 3, 4, 5],
  "1.4": [1, 2, 3, 4, 5, 10, 11, 12, 13],
  "2.1": [1, 2, 4],
  "2.2": [1, 2],
  "2.3": [1],
  "2.4": [1, 2, 3, 4, 5, 6, 7, 11],
  "2.5": [1, 2, 3, 4, 7, 8],
  "3.1": [1, 2],
  "3.2": [1, 2, 3, 4, 6],
  "3.3": [1, 2, 3, 4, 7, 8],
  "4.1": [2, 3],
};

test("every criterion of levels A and AA has one row, with a state of the list", () => {
  const numbers = rows.map((row) => /^\| ([\d.]+) /.exec(row)?.[1]);
  expect(numbers).toEqual(
    Object.entries(criteria).flatMap(([guideline, all]) => all.map((one) => `${guideline}.${one}`)),
  );
  for (const row of rows) {
    expect(row).toMatch(
      /^\| [\d.]+ [^|]+ \| AA? \| (?:supports|partly|page|none) \| [^|]+\. \| [^|]+ \|$/,
    );
  }
});

test("every test that the document names exists", () => {
  const named = [...document.matchAll(/\[[^\]]+\]\(([^)]+)\)((?:,?\s+"[^"]+")+)/g)];
  expect(named.length).toBeGreaterThan(25);
  const missing = named.flatMap(([, path = "", names = ""]) => {
    const file = join("docs", path);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    return [...names.matchAll(/"([^"]+)"/g)]
      .filter(([quoted]) => !text.includes(quoted))
      .map(([quoted]) => `${file} ${quoted}`);
  });
  expect(missing).toEqual([]);
});

test("a row that supports a criterion names the test or code that shows it", () => {
  const bare = rows.filter((row) => row.includes("| supports |") && row.endsWith("| no test |"));
  expect(bare).toEqual([]);
});
