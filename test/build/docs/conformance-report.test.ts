import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { conformanceReportOf } from "../../../build/docs/conformance-report.ts";

const text = readFileSync("docs/accessibility.md", "utf8");
const report = conformanceReportOf(text, "1.2.3");
const rows = report.split("\n").filter((line) => /^\| \d\.\d\.\d/.test(line));

test("the report has every criterion of WCAG 2.2, A and AA, once, and parsing", () => {
  const numbers = rows.map((row) => row.split(" ")[1]);
  expect(new Set(numbers).size).toBe(numbers.length);
  // WCAG 2.2 has 31 criteria of level A and 24 of AA without parsing.
  expect(numbers).toHaveLength(31 + 24 + 1);
  expect(report).toContain("Scout Elements 1.2.3");
});

test.each([
  ["1.4.3", "9.1.4.3", "Partially Supports"],
  ["2.1.1", "9.2.1.1", "Supports"],
  ["2.4.5", "9.2.4.5", "Not Applicable"],
  ["1.2.4", "9.1.2.4", "Not Applicable"],
  ["2.5.8", "", "Supports"],
])("%s is %s: %s", (number, clause, level) => {
  const row = rows.find((one) => one.startsWith(`| ${number} `));
  expect(row?.split(" | ").slice(1, 3)).toEqual([clause, level]);
});

test("a state that the form does not have is an error", () => {
  const row = "| 1.1.1 Name | A | perhaps | Why. | axe |";
  expect(() => conformanceReportOf(row, "1")).toThrow("1.1.1 has the state perhaps.");
});
