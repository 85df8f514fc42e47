import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addressKeyOf,
  isTableText,
  linesOfRows,
  linesOfText,
  maxSites,
  type SourceLine,
  siteListOf,
} from "../../../../src/core/pricing/sites/site-list.ts";

const listOf = (text: string) => siteListOf(linesOfText(text));
const addressesIn = (text: string) => listOf(text).sites.map(({ address }) => address);

describe("S1: pasted lines are read as addresses", () => {
  test("each line is an address; blank lines contain no address, but count as lines", () => {
    expect(listOf("60 Hudson Street\r\n\n  1 Main   St, Austin\r9 Elm Ave").sites).toEqual([
      { number: 1, address: "60 Hudson Street", repeats: [] },
      { number: 3, address: "1 Main St, Austin", repeats: [] },
      { number: 4, address: "9 Elm Ave", repeats: [] },
    ]);
  });

  test.each([
    ["• 60 Hudson Street", "60 Hudson Street"],
    ["- 60 Hudson Street", "60 Hudson Street"],
    ["12. 60 Hudson Street", "60 Hudson Street"],
    ["3) 60 Hudson Street", "60 Hudson Street"],
    ["1200. Hudson Street", "1200. Hudson Street"],
    ['"60 Hudson Street, New York"', "60 Hudson Street, New York"],
    ["60 Hudson Street,; ", "60 Hudson Street"],
    ["60 Hudson Street\tNew York\t\tNY 10013", "60 Hudson Street, New York, NY 10013"],
  ])("the line %j is read as the address %j", (line, address) => {
    expect(addressesIn(line)).toEqual([address]);
  });

  test("lines with the same address are merged, regardless of case, accents, punctuation and spaces", () => {
    expect(listOf("1 Rue Élan, NY\n2 Elm St\n1  rue elan ny.\n1 RUE ELAN; NY").sites).toEqual([
      { number: 1, address: "1 Rue Élan, NY", repeats: [3, 4] },
      { number: 2, address: "2 Elm St", repeats: [] },
    ]);
    expect(addressKeyOf("1-3 Main")).not.toBe(addressKeyOf("13 Main"));
  });

  test.each([
    ["?!", "empty"],
    ["12 A", "short"],
    ["12345 678", "noLetters"],
    [`1 ${"a".repeat(400)}`, "long"],
  ])("the line %j is not an address: %s", (text, fault) => {
    const { sites, bad } = listOf(`1 Main Street\n${text}`);
    expect(sites).toHaveLength(1);
    expect(bad).toMatchObject([{ number: 2, fault }]);
  });

  test("the maximum is a hundred addresses, but an address beyond it that repeats an earlier one is merged", () => {
    const lines = Array.from({ length: maxSites + 2 }, (_, index) => `${index + 1} Main Street`);
    const { sites, beyond } = listOf([...lines, "1 main street"].join("\n"));
    expect(sites).toHaveLength(100);
    expect(beyond).toEqual([101, 102]);
    expect(sites[0]?.repeats).toEqual([103]);
  });

  test("every line is an address, merged, faulty or above the maximum; none is lost or counted twice", () => {
    const text = fc.constantFrom("1 Elm", "1 ELM.", "?", "22", "2 Oak Rd", "3 Fir Rd", "\t4 Ash");
    fc.assert(
      fc.property(fc.array(text, { maxLength: 250 }), fc.boolean(), (texts, isNumbered) => {
        const lines: readonly SourceLine[] = texts.map((one, index) => ({
          number: index + 1,
          text: isNumbered ? `${one} ${index}` : one,
        }));
        const { sites, bad, beyond } = siteListOf(lines);
        const told = [
          ...sites.flatMap(({ number, repeats }) => [number, ...repeats]),
          ...bad.map(({ number }) => number),
          ...beyond,
        ];
        expect(told.sort((a, b) => a - b)).toEqual(lines.map(({ number }) => number));
        expect(sites.length).toBeLessThanOrEqual(maxSites);
        const keys = sites.map(({ address }) => addressKeyOf(address));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe("S1: rows of a file are read as addresses", () => {
  const rows = (...cells: readonly (readonly string[])[]) =>
    cells.map((row, index) => ({ number: index + 1, cells: row }));

  test("the columns are recognized by their names, as in a bulk file", () => {
    const lines = linesOfRows(
      rows(
        ["Site", "ZIP Code", "Street Address", "City", "State"],
        ["HQ", "10013", "60 Hudson Street", "New York", "NY"],
        ["Shop", "78701", "", "Austin", "TX"],
      ),
    );
    expect(lines).toEqual([
      { number: 2, text: "60 Hudson Street, New York, NY 10013" },
      { number: 3, text: "" },
    ]);
    expect(siteListOf(lines).bad).toMatchObject([{ number: 3, fault: "empty" }]);
  });

  test("without a column of addresses, each whole row is an address, including the first", () => {
    expect(linesOfRows(rows(["1 Elm St", "Austin"], ["2 Elm St", ""]))).toEqual([
      { number: 1, text: "1 Elm St, Austin" },
      { number: 2, text: "2 Elm St" },
    ]);
    expect(linesOfRows([])).toEqual([]);
  });

  test("in a file with one column, the parts of an unquoted address are joined", () => {
    expect(linesOfRows(rows(["Address"], ["1 Elm St", " Austin", " TX 78701"]))).toEqual([
      { number: 2, text: "1 Elm St, Austin, TX 78701" },
    ]);
  });

  test("a row with more or fewer cells than the header is reported, with its text for a repair", () => {
    const lines = linesOfRows(rows(["Address", "City"], ["1 Elm St", "Suite 2", "Austin"], ["x"]));
    expect(siteListOf(lines).bad).toMatchObject([
      { number: 2, text: "1 Elm St, Suite 2, Austin", fault: "ragged" },
      { number: 3, text: "x", fault: "ragged" },
    ]);
  });
});

test("S1: a pasted text whose first line names the columns is a table", () => {
  expect(isTableText("Address,City,State\n1 Elm St,Austin,TX")).toBe(true);
  expect(isTableText('\n"Street Address"\tCity\n1 Elm St\tAustin')).toBe(true);
  expect(isTableText("Address\n1 Elm St")).toBe(true);
  expect(isTableText("100 Main St, City\n2 Elm")).toBe(false);
  expect(isTableText("1 Elm St, Austin")).toBe(false);
  expect(isTableText("")).toBe(false);
});
