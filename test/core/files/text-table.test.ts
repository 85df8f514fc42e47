import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf, printSheetOf, tableHtmlOf, tsvOf } from "../../../src/core/files/text-table.ts";

const table = {
  caption: "Prices <here>",
  columns: ["Product", "AT&T"],
  rows: [
    ["=HYPERLINK(1)", 'One, "two"'],
    ["a\tb\nc", "<b>$5</b>"],
  ],
};

test("a CSV file quotes, and no cell is a formula (W12)", () => {
  expect(csvOf(table)).toBe(
    '\uFEFFProduct,AT&T\r\n\'=HYPERLINK(1),"One, ""two"""\r\n"a\tb\nc",<b>$5</b>\r\n',
  );
});

test("pasted lines have one cell for each tab", () => {
  expect(tsvOf(table)).toBe('Product\tAT&T\n\'=HYPERLINK(1)\tOne, "two"\na b c\t<b>$5</b>');
});

test("pasted HTML and the print sheet show texts as texts", () => {
  for (const html of [tableHtmlOf(table), printSheetOf(table)]) {
    expect(html).toContain("Prices &lt;here&gt;</caption>");
    expect(html).toContain(">&lt;b&gt;$5&lt;/b&gt;</td>");
    expect(html).toContain(">'=HYPERLINK(1)</td>");
    expect(html).toContain(">AT&amp;T</th>");
  }
});

test("whatever the texts, rows and cells keep their number", () => {
  const row = fc.tuple(fc.string({ unit: "binary" }), fc.string());
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const lines = tsvOf({ ...table, rows }).split("\n");
      expect(lines).toHaveLength(rows.length + 1);
      for (const line of lines) {
        expect(line.split("\t")).toHaveLength(2);
        expect(line).not.toMatch(/(^|\t)[=+@-]/);
      }
    }),
  );
});
