import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { csvLineOf, formulaSafe, isFormula } from "../../../src/core/files/write-csv.ts";

/** Invisible characters that may precede the sign: white space, control characters, zero-width and ignorable ones. */
const unseen = fc.constantFrom(
  ..." \t\n\r\v\f\0\u001f\u0085\u00a0\u00ad\u034f\u061c\u115f\u180e\u2000\u2003\u2009\u200a",
  ..."\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e\u202f\u205f\u2060\u2063\u2066\u2069\u2800",
  ..."\u3000\u3164\ufe0f\ufeff\uffa0\ufff9",
  "\u{e0020}",
);
const sign = fc.constantFrom(..."=+-@＝＋－＠﹦﹢﹣﹫");
const body = fc.constantFrom(
  "1+1|cmd",
  "HYPERLINK(A1)",
  "SUM(1,2)",
  "cmd|' /C calc'!A0",
  "2+3+cmd|' /C calc'!A0",
  "A1",
  "x",
  '"a"',
);
const digits = fc.stringMatching(/^\d{1,4}$/);
const numbers = fc.oneof(
  fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
    .map((value) => value.toFixed(2)),
  fc.integer({ max: -1 }).map(String),
  fc.integer({ max: -1 }).map((value) => value.toLocaleString("en-US")),
  fc.integer({ max: -1 }).map((value) => `-$${Math.abs(value).toLocaleString("en-US")}.00`),
  digits.map((value) => `-${value} %`.replace(" ", "")),
  fc.tuple(digits, digits, digits).map(([a, b, c]) => `+1 (${a}) ${b}-${c}`),
  fc.tuple(digits, digits, digits).map(([a, b, c]) => `+49 ${a} ${b} ${c}`),
  fc.tuple(digits, digits).map(([a, b]) => `+1.${a}.${b} ext. 12`),
  fc.tuple(digits, digits).map(([a, b]) => `+1-${a}-${b} x7`),
);

describe("W12: a spreadsheet runs no cell as a formula", () => {
  test("a cell that begins with a sign is escaped, even after invisible characters", () => {
    fc.assert(
      fc.property(fc.array(unseen), sign, body, ([...before], start, rest) => {
        const cell = before.join("") + start + rest;
        expect(isFormula(cell)).toBe(true);
        expect(formulaSafe(cell).replaceAll("'", "")).toBe(cell.replaceAll("'", ""));
        expect(formulaSafe(cell)).toMatch(/^'/);
      }),
      { numRuns: 1000 },
    );
  });

  test("any cell is escaped without other changes, and escaping twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (cell) => {
        const safe = formulaSafe(cell);
        expect(isFormula(safe)).toBe(false);
        expect(formulaSafe(safe)).toBe(safe);
        expect(safe.replaceAll("'", "")).toBe(cell.replaceAll("'", ""));
      }),
      { numRuns: 2000 },
    );
  });

  test("a cell that begins with a tab or a carriage return is escaped", () => {
    expect(["\ta", "\ra", "\r\na"].map(isFormula)).toEqual([true, true, true]);
  });
});

describe("W12: a spreadsheet runs no part of a cell as a formula, whatever delimiter it uses", () => {
  const pieces = fc.constantFrom(
    ...'=+-@＝＋ \u200b;;||\t\t\n\r,\'""()15',
    "1+1",
    "cmd|' /C calc'!A0",
    "a",
    "\r\n",
  );
  const cell = fc.array(pieces, { maxLength: 8 }).map((texts) => texts.join(""));
  /** The first cell is a name: for a reader with another delimiter, a number would continue into the next cell. */
  const table = fc.array(
    fc.tuple(cell, cell, cell).map((cells) => [`a${cells[0]}`, ...cells]),
    { minLength: 1, maxLength: 3 },
  );

  test.each([",", ";", "|", "\t"])("%j is escaped", (delimiter) => {
    fc.assert(
      fc.property(table, (rows) => {
        const file = rows.map((row) => csvLineOf(row.map(formulaSafe))).join("");
        expect(cellsRead(file, delimiter).filter(runs)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["a;=1+1;b", "a;'=1+1;b"],
    ["=1;=2", "'=1;'=2"],
    ["a\t=1", "a\t'=1"],
    ["a|@x|b", "a|'@x|b"],
    ["a\n=1", "a\n'=1"],
    ["a\r\n\u200b+x", "a\r\n'\u200b+x"],
    ["a;5; -5", "a;5;' -5"],
    ["a;-1|cmd!A0", "a;'-1|cmd!A0"],
    ["+1\n-2", "'+1\n'-2"],
    ['a;"=1', `a;'"=1`],
  ])("the cell %j is written as %j", (given, safe) => {
    expect(formulaSafe(given)).toBe(safe);
  });
});

function runs(text: string): boolean {
  const seen = text.replace(/^[\s\u200b]+/, "");
  return /^[=+\-@＝＋]/.test(seen) && !/^[+-][\d.,\s()-]*$/.test(seen);
}

/** Reads as spreadsheets do: a quotation mark only counts at the beginning of a cell. */
function cellsRead(file: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let rest = file;
  while (rest !== "") {
    const [quoted] = /^"(?:[^"]|"")*"/.exec(rest) ?? [""];
    const behind = rest.slice(quoted.length);
    const end = behind.search(new RegExp(`[${delimiter}\r\n]`));
    cells.push(
      quoted.slice(1, -1).replaceAll('""', '"') + (end < 0 ? behind : behind.slice(0, end)),
    );
    rest = end < 0 ? "" : behind.slice(end + 1);
  }
  return cells;
}

describe("W12: harmless cells stay as they are", () => {
  test("numbers, amounts and telephone numbers stay as they are", () => {
    fc.assert(
      fc.property(fc.array(unseen, { maxLength: 1 }), numbers, ([before = ""], cell) => {
        const isPart = /[;|\t\r\n]/.test(before) && /^[+-]/.test(cell);
        expect(formulaSafe(before + cell)).toBe(before + (isPart ? "'" : "") + cell);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["", " ", "\t", "a=1", "1=1", "'=1", "–1", "(1)", "1200 Main St", "a,=1", "€5", "a;1"])(
    "%j stays",
    (cell) => {
      expect(formulaSafe(cell)).toBe(cell);
    },
  );

  test.each(["-", "--", "+", "-x5", "+5/mo", "-1e5a", "=5", "@5", "=-5", "+=1", "-1|x"])(
    "text that only resembles a number is escaped: %j",
    (cell) => {
      expect(isFormula(cell)).toBe(true);
    },
  );
});

describe("a line of a CSV file", () => {
  const cells = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.string()), {
    minLength: 2,
    maxLength: 5,
  });

  test("a line is read back unchanged", () => {
    fc.assert(
      fc.property(cells, (row) => {
        const line = csvLineOf(row);
        expect(line.endsWith("\r\n")).toBe(true);
        const { data } = Papa.parse<string[]>(line.slice(0, -2), {
          delimiter: ",",
          newline: "\r\n",
        });
        expect(data).toEqual([row]);
      }),
    );
  });

  test("a line contains no unquoted delimiter or newline other than its own", () => {
    fc.assert(
      fc.property(cells, (row) => {
        const bare = csvLineOf(row)
          .slice(0, -2)
          .replace(/"(?:[^"]|"")*"/g, "");
        expect(bare).not.toMatch(/[;|\t\r\n]/);
        expect(bare.split(",")).toHaveLength(row.length);
      }),
    );
  });

  test.each([
    ["a;b", '"a;b"'],
    ["a\tb", '"a\tb"'],
    ["a|b", '"a|b"'],
    ["plain", "plain"],
  ])("the line %j is written as %s", (cell, written) => {
    expect(csvLineOf([cell])).toBe(`${written}\r\n`);
  });
});

test("a cell of a megabyte is checked at once", () => {
  for (const cell of [
    `-${"1 ".repeat(500_000)}x`,
    `${"\u200b ".repeat(500_000)}x`,
    `-${"(".repeat(1_000_000)}=`,
  ]) {
    const startMs = performance.now();
    isFormula(cell);
    expect(performance.now() - startMs).toBeLessThan(1000);
  }
});
