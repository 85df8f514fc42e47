import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mapColumns } from "../../../../src/core/lists/map-columns.ts";
import { readPastedText } from "../../../../src/core/lists/pasted-text.ts";
import { maxSites } from "../../../../src/core/pricing/sites/max-sites.ts";
import {
  linesOfPasted,
  linesOfRows,
  type SourceLine,
  siteListOf,
} from "../../../../src/core/pricing/sites/site-list.ts";

const listOf = (text: string) => siteListOf(linesOfPasted(readPastedText(text).addresses));
const addressesIn = (text: string) => listOf(text).sites.map(({ address }) => address);
const site = (number: number, address: string, repeats: readonly number[] = []) => ({
  ...{ id: number, number, address, repeats },
  ...{ name: "", note: null, found: "" },
});

describe("S1: pasted lines are read as addresses", () => {
  test("each line is an address; blank lines contain no address, but count as lines", () => {
    expect(listOf("60 Hudson Street\r\n\n  1 Main   St, Austin\r9 Elm Ave").sites).toEqual([
      site(1, "60 Hudson Street"),
      site(3, "1 Main St, Austin"),
      site(4, "9 Elm Ave"),
    ]);
  });

  test.each([
    ['"60 Hudson Street, New York"', "60 Hudson Street, New York"],
    ["60 Hudson Street,; ", "60 Hudson Street"],
  ])("the line %j is read as the address %j", (line, address) => {
    expect(addressesIn(line)).toEqual([address]);
  });

  test("lines with the same address are merged, regardless of case, punctuation and spaces", () => {
    expect(listOf("1 Rue Élan, NY\n2 Elm St\n1  rue élan ny.\n1 RUE ÉLAN; NY").sites).toEqual([
      site(1, "1 Rue Élan, NY", [3, 4]),
      site(2, "2 Elm St"),
    ]);
  });

  test("two sites with names of their own stay apart, even at one address", () => {
    expect(listOf("A: 1 Elm St\nB: 1 Elm St\nb: 1 elm st").sites).toMatchObject([
      { name: "A", repeats: [] },
      { name: "B", repeats: [3] },
    ]);
  });

  test("an address without a house number is named, and its ZIP code does not count", () => {
    expect(listOf("Main St, Austin, TX 78701\n1 Elm St").sites).toMatchObject([
      { note: "no-number" },
      { note: null },
    ]);
  });

  test.each([
    ["?!", "empty"],
    ["12 A", "short"],
    ["12345 678", "noLetters"],
    [`1 ${"a".repeat(400)}`, "long"],
    ["30.1234, -97.1234", "coordinates"],
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
          id: index + 1,
          number: index + 1,
          name: "",
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
        const ids = sites.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe("S1: rows of a file are read as addresses", () => {
  const read = (names: readonly string[], ...cells: readonly (readonly string[])[]) =>
    linesOfRows(
      mapColumns({ names, rows: cells, template: [], choices: [] }),
      cells.map((row, index) => ({ number: index + 2, cells: row })),
    );

  test("the columns are recognized by their names, as in a bulk file", () => {
    const lines = read(
      ["Site", "ZIP Code", "Street Address", "City", "State"],
      ["HQ", "10013", "60 Hudson Street", "New York", "NY"],
      ["Shop", "78701", "", "Austin", "TX"],
    );
    expect(lines).toMatchObject([
      { id: 2, number: 2, text: "60 Hudson Street, New York, NY 10013", name: "HQ" },
      { id: 3, number: 3, text: "", name: "Shop" },
    ]);
    expect(siteListOf(lines).bad).toMatchObject([{ number: 3, fault: "empty" }]);
  });

  test("without a column of addresses, each whole row is an address", () => {
    const lines = read(["a", "b"], ["Elm St", "Austin"], ["Oak St", ""]);
    expect(lines.map(({ text }) => text)).toEqual(["Elm St, Austin", "Oak St"]);
  });

  test("the lines of a cell are joined by commas", () => {
    const cells = ["1200 Main Street\r\nSuite 4,\nHouston, TX 77002"];
    const mapping = mapColumns({ names: ["Address"], rows: [cells], template: [], choices: [] });
    const { sites } = siteListOf(linesOfRows(mapping, [{ number: 2, cells }]));
    expect(sites).toMatchObject([{ address: "1200 Main Street, Suite 4, Houston, TX 77002" }]);
  });

  test("a row with text beyond the names is reported, with its text for a repair", () => {
    const lines = read(["Address", "City"], ["1 Elm St", "Suite 2", "Austin"], ["1 Elm St"]);
    expect(siteListOf(lines)).toMatchObject({
      bad: [{ number: 2, text: "1 Elm St, Suite 2, Austin", fault: "ragged" }],
      sites: [{ number: 3, address: "1 Elm St" }],
    });
  });

  test("rows whose unread cells differ stay apart, and are named as sites at one address", () => {
    const lines = read(
      ["Address", "Kitchen"],
      ...[
        ["1 Elm St", "a"],
        ["2 Elm St", "a"],
        ["1 ELM ST.", "b"],
        ["1 Elm St", "b"],
      ],
    );
    const { sites, shared } = siteListOf(lines);
    expect(sites).toHaveLength(3);
    expect(shared.map((same) => same.map(({ number }) => number))).toEqual([[2, 4]]);
    expect(listOf("1 Elm St\n2 Elm St\n1 Elm St").shared).toEqual([]);
  });

  test("S8: a current price that is not an amount is kept as text", () => {
    const lines = read(
      ["Address", "Current MRC", "Contract End"],
      ...[
        ["1 Elm St", "call me", ""],
        ["2 Elm St", "$99", "June"],
        ["3 Elm St", "", ""],
      ],
      ["4 Elm St", "x".repeat(400), ""],
    );
    expect(lines.map(({ today }) => today)).toEqual([
      { provider: "", monthly: null, endsOn: "", unread: "call me" },
      { provider: "", monthly: 9900, endsOn: "June" },
      undefined,
      { provider: "", monthly: null, endsOn: "", unread: "x".repeat(300) },
    ]);
    expect(lines[1]?.today).not.toHaveProperty("unread");
  });
});
