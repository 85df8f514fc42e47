import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvFormatChoice, plainCellOf, readCsv } from "../../../src/core/lists/read-csv.ts";
import { parseRows } from "../../../src/elements/worker/parse-rows.ts";
import { latin1 } from "../bulk/csv/csv-driver.ts";
import { inputFile } from "./inputs.ts";

async function read(file: Blob, choice?: CsvFormatChoice) {
  const rows: (readonly string[])[] = [];
  for await (const batch of readCsv(file, parseRows, choice)) {
    rows.push(...batch.rows);
    if (batch.readBytes >= file.size) return { rows, ...batch.format };
  }
  throw new Error("The file has no last batch.");
}

const macintosh = new TextDecoder("macintosh");
const macBytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [macintosh.decode(Uint8Array.of(byte)), byte]),
);
const macRoman = (text: string) => Uint8Array.from(text, (letter) => macBytes.get(letter) ?? 0);
const windows1252 = (text: string) => latin1(text.replaceAll("’", "\x92").replaceAll("–", "\x96"));

describe("S6: the encoding is found from all bytes", () => {
  test.for([
    ["UTF-8", new TextEncoder().encode("Montréal"), "utf-8", false],
    ["ASCII", new TextEncoder().encode("Montreal"), "utf-8", false],
    ["Windows-1252", windows1252("Montréal, San José, l’Exemple"), "latin-1", true],
    ["an apostrophe in Windows-1252", windows1252("O’Brien’s"), "latin-1", true],
    ["a dash in Windows-1252", windows1252("1 – 2"), "latin-1", true],
    ["capitals in Windows-1252", windows1252("MONTRÉAL"), "latin-1", true],
    ["Mac Roman", macRoman("Montréal, San José, l’Exemple"), "mac-roman", true],
    ["Mac Roman with one letter", macRoman("José"), "mac-roman", true],
    ["old Mac lines", macRoman("Peña\rNúñez\r"), "mac-roman", true],
  ] as const)("%s", async ([, bytes, encoding, isGuess]) => {
    expect(await read(new Blob([bytes]))).toMatchObject({ encoding, isGuess });
  });

  test("one bad byte in UTF-8 changes one character, whatever chunk it is in", async () => {
    const good = new TextEncoder().encode("Montréal,é€𝄞\n".repeat(10_000));
    const blob = new Blob([good, Uint8Array.of(0x53, 0xe3, 0x6f, 0x0a), good]);
    const { rows, encoding, isGuess } = await read(blob);
    expect({ encoding, isGuess }).toEqual({ encoding: "utf-8", isGuess: true });
    expect(rows[9_999]).toEqual(["Montréal", "é€𝄞"]);
    expect(rows[10_000]).toEqual(["São"]);
    expect(rows[20_000]).toEqual(["Montréal", "é€𝄞"]);
  });

  test.for([
    ["too long", [0xc0, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["too long, of three bytes", [0xe0, 0x80, 0x80]],
    ["above the last character", [0xf4, 0x90, 0x80, 0x80]],
    ["a lone continuation", [0x80]],
    ["a truncated character", [0xe2, 0x82]],
  ] as const)("bytes that are no UTF-8 do not turn the rest: %s", async ([, bad]) => {
    const good = new TextEncoder().encode("éééé€ ");
    const { rows, encoding } = await read(new Blob([good, Uint8Array.from(bad)]));
    expect(encoding).toBe("utf-8");
    expect(rows[0]?.[0]?.startsWith("éééé€ ")).toBe(true);
    expect(rows[0]?.[0]?.length).toBe(6 + bad.length);
  });

  test("the user chooses another encoding", async () => {
    const file = new Blob([macRoman("Montréal")]);
    expect((await read(file, { encoding: "mac-roman" })).rows[0]).toEqual(["Montréal"]);
    expect((await read(file, { encoding: "latin-1" })).rows[0]).toEqual(["MontrŽal"]);
  });

  test("UTF-8 that was written is read again, wherever the chunks end", async () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(4), async (cell, shift) => {
        const line = `"${cell.replaceAll('"', '""').replaceAll("\r", "")}",x\n`;
        const { rows } = await read(new Blob([`${"z".repeat(shift)},y\n`, line.repeat(40_000)]));
        expect(new Set(rows.slice(1, -1).map(([first]) => first)).size).toBe(1);
        expect(rows[1]?.[0]).toBe(cell.replaceAll("\r", ""));
      }),
      { numRuns: 10 },
    );
  });
});

describe("the delimiter is judged over all rows", () => {
  test("a hundred lines of introduction do not decide", async () => {
    const text = `${"Please, note, this\n".repeat(20)}${"a;b;c\n".repeat(100)}`;
    expect(await read(new Blob([text]))).toMatchObject({ delimiter: ";" });
  });

  test.for([
    ["quoted delimiters", '"a;b";c,d\n"e;f;g",h;i\n'],
    ["doubled quotes", '"a"";"";b",c\n"d;"";e",f\n'],
    ["inches in a cell", 'a 12" pipe,b;\nc,d\n'],
  ])("delimiters inside quotes do not count: %s", async ([, text]) => {
    expect(await read(new Blob([text ?? ""]))).toMatchObject({ delimiter: "," });
  });

  test("the user chooses another delimiter", async () => {
    const read1 = await read(new Blob(["a;b,c\n"]), { delimiter: ";" });
    expect(read1.rows[0]).toEqual(["a", "b,c"]);
  });
});

test.for(["sep=|", '"sep=|"', "SEP=|", "\ufeffsep=|"])(
  "the line %j decides the delimiter and is no row",
  async (line) => {
    const { rows, delimiter } = await read(new Blob([`${line}\r\na,b,c|d\r\n`]));
    expect({ rows: rows[0], delimiter }).toEqual({ rows: ["a,b,c", "d"], delimiter: "|" });
  },
);

test("a text that only begins like a line with a delimiter stays", async () => {
  expect((await read(new Blob(["sep=x,y\n"]))).rows[0]).toEqual(["sep=x", "y"]);
  expect((await read(new Blob(["a,b\nsep=;\n"]))).rows[1]).toEqual(["sep=;"]);
});

test.for([
  ['="07302"', "07302"],
  ['=""', ""],
  ['="', '="'],
  ['="a"&"b"', '="a"&"b"'],
  ["=1+1", "=1+1"],
  ["07302", "07302"],
] as const)("the cell %j is read as %j", ([cell, text]) => {
  expect(plainCellOf(cell)).toBe(text);
});

describe("files as users send them", () => {
  const address = ["Address", "City", "State", "ZIP"];
  const site = ["1 Sample St", "Test City", "TX", "75001"];
  test.for<readonly [string, readonly (readonly string[])[]]>([
    ["sep-comma.csv", [address, site]],
    ["sep-semicolon.csv", [address, site]],
    ["sep-tab.csv", [address, site]],
    ["bom-sep-comma.csv", [address, site]],
    ["unicode-text.txt", [address, site]],
    ["title-then-semicolons.csv", [["Acme sites"], address, site]],
    [
      "semicolons-in-cells.csv",
      [
        ["Site", "Address", "ZIP"],
        ["A;B;C;D;E;F", "1 Sample St", "75001"],
        ["G;H", "2 Sample St", "75001"],
      ],
    ],
    [
      "tabs-with-commas.csv",
      [
        ["Address", "City"],
        ["1 Sample St, Ste 2", "Test City"],
        ["2, Sample St", "Test City"],
      ],
    ],
    [
      "bom-quoted.csv",
      [
        ["Address", "City"],
        ["1 Sample St", "Test City"],
      ],
    ],
    [
      "two-boms.csv",
      [
        ["Address", "City"],
        ["1 Sample St", "Test City"],
      ],
    ],
    [
      "mac-roman-cr.csv",
      [
        address,
        ["1 Rue de l’Exemple", "Montréal", "QC", "H3Z 2Y7"],
        ["2 Sample St", "San José", "CA", "95110"],
      ],
    ],
    [
      "quotes.csv",
      [
        ["Address", "City", "Notes"],
        ["1 Sample\tSt", "Test City", '12" pipe'],
        ["2 Sample St\r\nBuilding B", "Test City", 'says "hi"'],
        ["3 Sample St", "Test City", '12" pipe and 5\'9"'],
      ],
    ],
  ])("%s", async ([name, rows]) => {
    const read1 = await read(inputFile(name));
    expect(read1.rows.filter((row) => row.some((cell) => cell !== ""))).toEqual(rows);
  });
});
