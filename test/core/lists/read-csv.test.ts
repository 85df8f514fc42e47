import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { latin1, rowsOf, utf16 } from "../bulk/csv/csv-driver.ts";

const folder = "node_modules/csv-spectrum";
const names = readdirSync(`${folder}/csvs`).map((name) => name.replace(".csv", ""));
const isBlank = (row: readonly string[]) => row.every((cell) => cell === "");

describe("csv-spectrum", () => {
  test.for(names)("%s", async (name) => {
    const { rows } = await rowsOf(new Uint8Array(readFileSync(`${folder}/csvs/${name}.csv`)));
    const [header = [], ...data] = rows.filter((row) => !isBlank(row));
    const objects = data.map((row) => Object.fromEntries(header.map((key, at) => [key, row[at]])));
    const expected = [JSON.parse(readFileSync(`${folder}/json/${name}.json`, "utf8"))].flat();
    // The package expects another telephone number than its file contains.
    const column = "Contact Phone Number";
    const known = expected.map((row) => (column in row ? { ...row, [column]: "2095257564" } : row));
    expect(objects).toEqual(known);
  });

  test("all files are covered", () => {
    expect(names.length).toBe(12);
  });
});

describe("newlines", () => {
  test.for([
    ["LF", "\n"],
    ["CR LF", "\r\n"],
    ["CR", "\r"],
  ] as const)("%s", async ([, end]) => {
    const { rows } = await rowsOf(`a,b${end}1,2${end}"3","4"${end}`);
    expect(rows.filter((row) => !isBlank(row))).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ]);
  });

  test("LF and CR LF may occur in one file", async () => {
    const { rows } = await rowsOf("a,b\r\n1,2\n3,4\r\n");
    expect(rows.slice(0, 3)).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ]);
  });
});

describe("delimiters", () => {
  test.for([
    [",", "a,b,c\n1,2;x,3\n"],
    [";", "a;b;c\n1;2,5;3\n4;5,1;6\n"],
    ["\t", "a\tb\tc\n1, Main\t2\t3\n"],
    ["|", "a|b\n1|2\n"],
    [",", "address\n1 Main St\n"],
    [",", '"a;b;c",d\n"e;f;g",h\n'],
    [";", '"a, b";c\n"d, e, f";g\n'],
    [",", ""],
  ] as const)("%j in %j", async ([delimiter, text]) => {
    expect((await rowsOf(text)).delimiter).toBe(delimiter);
  });
});

describe("encodings", () => {
  const text = "naïve,Straße\n1,é\n";
  const rows = [
    ["naïve", "Straße"],
    ["1", "é"],
  ];
  const bytes = new TextEncoder().encode(text);
  const cases: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
    ["utf-8", bytes],
    ["utf-8-bom", Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes])],
    ["utf-16le", utf16(text, "le")],
    ["utf-16be", utf16(text, "be")],
    ["utf-16le", utf16(text, "le", false)],
    ["utf-16be", utf16(text, "be", false)],
    ["latin-1", latin1(text)],
  ];

  test.for(cases)("%s", async ([encoding, content]) => {
    const read = await rowsOf(content);
    expect(read.encoding).toBe(encoding);
    expect(read.rows.slice(0, 2)).toEqual(rows);
  });

  test("characters across chunk boundaries stay intact", async () => {
    const line = "é€𝄞,ß\n";
    const shifts = new TextEncoder().encode(line).keys();
    // The shifts put the end of the first chunk at each byte of a line.
    for (const shift of shifts) {
      const read = await rowsOf(`${"z".repeat(shift)}x,y\n${line.repeat(10_000)}`);
      expect(read.encoding).toBe("utf-8");
      expect(new Set(read.rows.slice(1, -1).map((row) => row.join()))).toEqual(new Set(["é€𝄞,ß"]));
    }
    const { rows } = await rowsOf(`x,y\n${line.repeat(100_000)}`);
    expect(new Set(rows.slice(1, -1).map((row) => row.join()))).toEqual(new Set(["é€𝄞,ß"]));
  });

  test("a Latin-1 character late in the file is detected, and no row is lost", async () => {
    const content = latin1(`a,b\n${"1,2\n".repeat(200_000)}caf\u00e9,3\n`);
    const read = await rowsOf(content);
    expect(read.encoding).toBe("latin-1");
    expect(read.rows.at(-2)).toEqual(["café", "3"]);
    expect(read.rows).toHaveLength(200_003);
  });

  test.for([
    ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0])],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ["noise", Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251)],
  ] as const)("a binary file is recognized: %s", async ([, content]) => {
    expect(await rowsOf(Uint8Array.from(content))).toMatchObject({ encoding: "binary", rows: [] });
  });
});

test("chunked reading gives the same rows as papaparse", async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 6, unit: fc.constantFrom(..."aZ09 ;|\t'=-é€𝄞\"") }),
    fc.constantFrom('"', "a\nb", "a,b", " x ", "", "é", "x".repeat(70_000)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 20 }),
      async (table) => {
        const text = Papa.unparse([["h", "i"], ...table], { newline: "\n" });
        const { rows } = await rowsOf(text);
        expect(rows).toEqual([["h", "i"], ...table]);
      },
    ),
    { numRuns: 60 },
  );
});

describe("a quote that is never closed", () => {
  test("in a small file, the rows before the quote are read", async () => {
    expect(await rowsOf('a,b\n1,2\n"3,4\n5,6\n')).toMatchObject({
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
      isUnclosed: true,
    });
  });

  test("in a large file, reading stops after a megabyte, and memory stays bounded", async () => {
    const read = await rowsOf(`a,b\n1,2\n"3,${"4\n5,6".repeat(500_000)}`);
    expect(read).toMatchObject({
      isUnclosed: true,
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    });
  });
});
