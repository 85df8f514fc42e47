import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { csvLineOf, formulaSafe, isFormula } from "../../../src/core/files/write-csv.ts";

/** What may stand unseen before the sign: white space, control characters, zero-width and ignorable ones. */
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

describe("W12: a spreadsheet runs no cell", () => {
  test("with a sign at its start, whatever stands unseen before it", () => {
    fc.assert(
      fc.property(fc.array(unseen), sign, body, ([...before], start, rest) => {
        const cell = before.join("") + start + rest;
        expect(isFormula(cell)).toBe(true);
        expect(formulaSafe(cell)).toBe(`'${cell}`);
      }),
      { numRuns: 1000 },
    );
  });

  test("of any text, once it is made safe; that changes nothing else, and nothing twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (cell) => {
        const safe = formulaSafe(cell);
        expect(isFormula(safe)).toBe(false);
        expect(formulaSafe(safe)).toBe(safe);
        expect([cell, `'${cell}`]).toContain(safe);
      }),
      { numRuns: 2000 },
    );
  });

  test("a tab or a carriage return at the start is escaped as well", () => {
    expect(["\ta", "\ra", "\r\na"].map(isFormula)).toEqual([true, true, true]);
  });
});

describe("W12: what it would not run stays as it is", () => {
  test("numbers, amounts and telephone numbers", () => {
    fc.assert(
      fc.property(fc.array(unseen, { maxLength: 1 }), numbers, ([before = ""], cell) => {
        expect(formulaSafe(before + cell)).toBe(before + cell);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["", " ", "\t", "a=1", "1=1", "'=1", "–1", "(1)", "1200 Main St", "a\n=1", "€5"])(
    "%j",
    (cell) => {
      expect(formulaSafe(cell)).toBe(cell);
    },
  );

  test.each(["-", "--", "+", "-x5", "+5/mo", "-1e5a", "=5", "@5", "=-5", "+=1", "-1|x"])(
    "what only looks like a number is escaped: %j",
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

  test("comes back as it was", () => {
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

  test("has no other delimiter and no line outside of quotation marks", () => {
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
  ])("%j is written as %s", (cell, written) => {
    expect(csvLineOf([cell])).toBe(`${written}\r\n`);
  });
});

test("a cell of a megabyte is judged at once", () => {
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
