import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type PdfField,
  type PdfTextPart,
  withFieldTexts,
} from "../../../../src/elements/ui/pdf/pdf-fields.ts";

function printed(str: string, x: number, y: number): PdfTextPart {
  const transform = [10, 0, 0, 10, x, y];
  return { str, dir: "ltr", width: 50, height: 10, transform, fontName: "f", hasEOL: true };
}

function field(lines: readonly string[], box: PdfField["box"]): PdfField {
  return { box, lines, fontSize: 0, missing: null };
}

const textOf = (parts: readonly PdfTextPart[]) =>
  parts.map((part) => ("str" in part ? part.str + (part.hasEOL ? "\n" : "") : "")).join("");

describe("Y20: values of fields become text after what is printed before them", () => {
  const labels = [printed("Customer:", 50, 690), printed("Total:", 50, 650)];

  test("each value is on its line, whatever the order of the fields", () => {
    const fields = [field(["$5.00"], [100, 645, 200, 665]), field(["Acme"], [100, 685, 200, 705])];
    const text = "Customer: Acme\nTotal: $5.00\n";
    expect(textOf(withFieldTexts(labels, fields))).toBe(text);
    expect(textOf(withFieldTexts(labels, fields.toReversed()))).toBe(text);
  });

  test("a value follows the nearest label on its line, or else the nearest text above, or else it is last", () => {
    const two = [printed("First", 50, 690), printed("Last", 300, 690)];
    expect(textOf(withFieldTexts(two, [field(["Lee"], [100, 685, 200, 705])]))).toBe(
      "First Lee\nLast\n",
    );
    expect(textOf(withFieldTexts(two, [field(["Note"], [10, 5, 200, 25])]))).toBe(
      "First\nLast\n Note\n",
    );
    const lower = [...two, printed("Foot", 50, 20)];
    expect(textOf(withFieldTexts(lower, [field(["Note"], [10, 300, 200, 320])]))).toBe(
      "First\nLast\n Note\nFoot\n",
    );
    expect(textOf(withFieldTexts(lower, [field(["Note"], [10, 750, 200, 770])]))).toBe(
      "First\nLast\nFoot\n Note\n",
    );
  });

  test("a field without a value adds nothing", () => {
    expect(withFieldTexts(labels, [field([], [100, 685, 200, 705])])).toEqual(labels);
  });

  test("no printed text is lost, and every line of every field is there", () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const spot = fc.integer({ min: 0, max: 700 });
    const labelled = fc.tuple(word, spot, spot).map(([text, x, y]) => printed(text, x, y));
    const filled = fc
      .tuple(fc.array(word, { maxLength: 3 }), spot, spot)
      .map(([lines, x, y]) => field(lines, [x, y, x + 100, y + 20]));
    fc.assert(
      fc.property(fc.array(labelled), fc.array(filled), (parts, fields) => {
        const words = textOf(withFieldTexts(parts, fields)).split(/\s+/).filter(Boolean);
        const expected = [textOf(parts).split(/\s+/), fields.flatMap(({ lines }) => lines)];
        expect(words.sort()).toEqual(expected.flat().filter(Boolean).sort());
      }),
    );
  });
});
