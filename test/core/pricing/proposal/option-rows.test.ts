import { expect, test } from "vitest";
import { centsOf } from "../../../../src/core/money/cents.ts";
import { optionRowsOf } from "../../../../src/core/pricing/proposal/option-rows.ts";

const lineOf = (title: string, cents: number, quantity = 1) => ({
  ...{ id: title, title, facts: [], details: "", quantity, boxes: 0 },
  price: centsOf(cents),
});
type Line = ReturnType<typeof lineOf>;

/** Each row as its services, its kind and the prices in cents; `–` where an option has none of them. */
function rowsOf(...options: readonly (readonly Line[])[]): readonly string[] {
  return optionRowsOf(options.map((lines) => ({ lines }))).map(({ services, kind, prices }) =>
    [
      services.join(" + "),
      kind,
      ...prices.map((price) => (price === undefined ? "–" : price)),
    ].join("|"),
  );
}

test("N17: services by which options differ are rows in the order of the options; what all have at one price is the last", () => {
  expect(
    rowsOf(
      [lineOf("Internet 300", 50), lineOf("Gateway", 10), lineOf("Line", 20, 2)],
      [
        lineOf("Static IP", 5),
        lineOf("Internet 500", 70),
        lineOf("Gateway", 10),
        lineOf("Line", 15, 2),
      ],
    ),
  ).toEqual([
    "Static IP|service|–|5",
    "Internet 500|service|–|70",
    "Internet 300|service|50|–",
    "2 × Line|service|20|15",
    "Gateway|shared|10|10",
  ]);
});

test("N17: a service is shared only if every option has it at the same price", () => {
  const [cheap, dear] = [lineOf("Gateway", 10), lineOf("Gateway", 12)];
  expect(rowsOf([cheap], [cheap], [dear])).toEqual(["Gateway|service|10|10|12"]);
  expect(rowsOf([cheap], [cheap], [])).toEqual(["Gateway|service|10|10|–"]);
});

test("N17: two services of one name in an option are two rows", () => {
  const line = lineOf("Line", 20);
  expect(rowsOf([line, line], [line])).toEqual(["Line|service|20|–", "Line|shared|20|20"]);
});

test.each([
  [12, []],
  [13, ["Line 13|service|–|1"]],
  [14, ["Line 13 + Line 14|more|–|2"]],
])("N17: of %i services, those after the twelfth are one row", (count, last) => {
  const lines = Array.from({ length: count }, (_, at) => lineOf(`Line ${at + 1}`, 1));
  const rows = rowsOf([], lines);
  expect(rows.slice(0, 12)).toEqual(lines.slice(0, 12).map(({ title }) => `${title}|service|–|1`));
  expect(rows.slice(12)).toEqual(last);
});

test("N17: a price that is not known makes the sum unknown", () => {
  const unread = { ...lineOf("Line", 0), price: null };
  expect(
    optionRowsOf([{ lines: [unread] }, { lines: [unread] }]).map(({ prices }) => prices),
  ).toEqual([[null, null]]);
});
