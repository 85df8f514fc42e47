import { describe, expect, test } from "vitest";
import { chooseFile, isCsvFile, isListFile } from "../../../src/core/bulk/choose-file.ts";

const file = (name: string, type = "text/csv") => new File(["a"], name, { type });

describe("H6: a file counts as CSV by its name or its type", () => {
  test.for([
    ["a.csv", "text/csv", true],
    ["a", "text/csv", true],
    ["a.txt", "text/csv", true],
    ["a.csv", "text/csv;charset=utf-8", true],
    ["A.CSV", "", true],
    ["a.csv", "application/vnd.ms-excel", true],
    ["a.csv", "text/plain", true],
    ["a.csv", "application/csv", true],
    ["a.xls", "application/vnd.ms-excel", false],
    ["a.txt", "text/plain", false],
    ["a", "", false],
    ["a.csv.exe", "", false],
    ["a.csv", "application/pdf", false],
    ["a.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", false],
  ] as const)("%s of type '%s': %s", ([name, type, isCsv]) => {
    expect(isCsvFile({ name, type })).toBe(isCsv);
  });
});

describe("H6: lists of any name are accepted, and their content decides", () => {
  test.for([
    ["a.csv", "", true],
    ["a.csv", "application/pdf", true],
    ["a.txt", "text/plain", true],
    ["a.tsv", "", true],
    ["a.xlsx", "application/octet-stream", true],
    ["a.xls", "application/vnd.ms-excel", true],
    ["a", "", true],
    ["a.data", "text/plain", true],
    ["a", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", true],
    ["a.csv.exe", "", false],
    ["a.png", "image/png", false],
    ["a.pdf", "application/pdf", false],
    ["a.zip", "application/zip", false],
    ["a.bin", "application/octet-stream", false],
  ] as const)("%s of type '%s': %s", ([name, type, isList]) => {
    expect(isListFile({ name, type })).toBe(isList);
  });
});

describe("H6: the user chooses exactly one file", () => {
  const before = file("before.csv");

  test("a CSV file replaces the previous one", () => {
    const next = file("next.csv");
    expect(chooseFile(before, [next])).toEqual({ file: next, refused: [] });
  });

  test("two files are rejected, each with a reason, and the previous file stays", () => {
    const choice = chooseFile(before, [file("a.csv"), file("b.pdf", "application/pdf")]);
    expect(choice.file).toBe(before);
    expect(choice.refused).toEqual([
      { name: "a.csv", reason: "one-at-a-time" },
      { name: "b.pdf", reason: "not-csv" },
    ]);
  });

  test("a file of another type is rejected, and the previous file stays", () => {
    const choice = chooseFile(before, [file("b.pdf", "application/pdf")]);
    expect(choice).toEqual({ file: before, refused: [{ name: "b.pdf", reason: "not-csv" }] });
  });

  test("an empty choice changes nothing", () => {
    expect(chooseFile(before, [])).toEqual({ file: before, refused: [] });
    expect(chooseFile(null, [])).toEqual({ file: null, refused: [] });
  });
});
