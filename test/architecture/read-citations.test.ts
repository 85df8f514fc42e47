import { describe, expect, test } from "vitest";
import { readCitations } from "./read-citations.ts";

const knownIds = new Set([
  ...["A", "B", "C", "H", "J", "K", "Z"].flatMap((area) => [
    area,
    ...Array.from({ length: 19 }, (_, at) => `${area}${at + 1}`),
  ]),
  "interface: Own attributes, events, methods",
]);
const cite = (source: string) => readCitations(source, knownIds);

test.for([
  ["after the word", "/** Kept (decisions A2). */", ["A2"]],
  ["unknown, so that it is missed", "(decisions A99)", ["A99"]],
  ["several", "(decisions A1, A10, C6)", ["A1", "A10", "C6"]],
  ["with another", "decisions J5 with J1", ["J5", "J1"]],
  ["a range", "(decisions B4 to B6, C12)", ["B4", "B5", "B6", "C12"]],
  ["a range with a dash", "(decisions H3–H5)", ["H3", "H4", "H5"]],
  ["a model", "(decisions G.0)", ["G.0"]],
  ["of areas with two letters", "(decisions L4, N16, MT1)", ["L4", "N16", "MT1"]],
  ["whole areas", "(decisions J, K, MT; see A1)", ["J", "K", "MT"]],
  ["over two lines of a comment", "/**\n * Read once (decisions P9,\n * R11). */", ["P9", "R11"]],
  ["over two lines of slashes", "// as said (decisions\n  // K6)", ["K6"]],
  ["in the name of a test", 'test("H13, H14: dates", () => {', ["H13", "H14"]],
  ["with areas in a name", 'test("H7, J, K: legal")', ["H7", "J", "K"]],
  ["in parentheses", '"by keyboard alone (B8 to B10)"', ["B8", "B9", "B10"]],
  ["at the beginning of a comment", "/** A10: a frame. */", ["A10"]],
  ["of a comment after another", "x();\n// K3: one.\ny();\n// K4: two.", ["K3", "K4"]],
  ["a section", "/** 1 §4. */", ["1 §4"]],
  ["sections", "(1 §7, 2 §2 Account, 2 §4; decisions C4)", ["1 §7", "2 §2", "2 §4", "C4"]],
  ["after a section in a name", 'test("1 §2 Bulk, H13: the columns")', ["1 §2", "H13"]],
  ["before a section in a name", 'test("A1, 2 §9: columns")', ["2 §9", "A1"]],
  [
    "a part of the interface",
    "(interface: Own attributes, events, methods)",
    ["interface: Own attributes, events, methods"],
  ],
] as const)("the citation is read: %s", ([, source, ids]) => {
  expect(cite(source)).toEqual(ids);
});

describe("a text of another form is not a citation", () => {
  test.for([
    ["a heading's level", 'expect(title.tagName).toBe("H1")'],
    ["an icon", 'arrowDown: "M8 2.5v11M3.5 9L8 13.5L12.5 9"'],
    ["a line of the trade", "# Copper (T1, DSL, Ethernet over Copper)"],
    ["a cell of a sheet", 'const hostile = ["@SUM(A1)", "=A1+B2"]'],
    ["an id of a row", 'aRow({ id: "B1", linked_services: ["M"] })'],
    ["a colour", "color: #A1B2C3; border: 1px solid #E2E;"],
    ["an engine", "V8 runs it; E2E tests, H264, P2P"],
    ["a file's name", '"Q1 expansion.csv"'],
    ["text that is not a decision", '"(A99)"'],
    ["the word alone", "(decisions a reader knows)"],
    ["a time of day", "`T15:30:00Z`"],
    ["a control character", '["C1 controls", "a%85.pdf"]'],
    ["a section of another book", "(RFC 6266 §4.3)"],
    ["a section of no document", "(§4)"],
    ["a section with a number before", "(11 §4)"],
    ["a part of a section", "(1 §4.1)"],
  ] as const)("the text %s is not a citation", ([, source]) => {
    expect(cite(source)).toEqual([]);
  });
});
