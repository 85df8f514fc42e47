import { describe, expect, test } from "vitest";
import { readCitations } from "./read-citations.ts";

describe("ids", () => {
  test.for([
    ["after the word", "/** Kept (decisions A2). */", ["A2"]],
    ["by the other word", "(decisions P.0, P9)", ["P.0", "P9"]],
    ["unknown, so that it is missed", "(decisions ZA99)", ["ZA99"]],
    ["several", "(decisions A1, A10, D6)", ["A1", "A10", "D6"]],
    ["with another", "decisions J5 with J1", ["J5", "J1"]],
    ["a range", "(decisions V4 to V6, V12)", ["V4", "V5", "V6", "V12"]],
    ["a range with a dash", "(decisions H3–H5)", ["H3", "H4", "H5"]],
    ["a model", "(decisions G.0)", ["G.0"]],
    ["newer ones", "(decisions ZA4, Z16, MT1)", ["ZA4", "Z16", "MT1"]],
    ["after a section", "(1 §2; decisions D2)", ["1 §2", "D2"]],
    ["a whole area beside one", "decisions L, Z6: cents", ["Z6"]],
    ["over two lines of a comment", "/**\n * Read once (decisions P9,\n * R11). */", ["P9", "R11"]],
    ["over two lines of slashes", "// as said (decisions\n  // K6)", ["K6"]],
    ["in the name of a test", 'test("H13, H14: dates", () => {', ["H13", "H14"]],
    ["as the name of a test", 'describe("J5, Z10, K1", () => {', ["J5", "Z10", "K1"]],
    ["after a section in a name", 'test("1 §2, H13: the columns")', ["1 §2", "H13"]],
    ["before a section in a name", 'test("W1, 2 §9: columns")', ["2 §9", "W1"]],
    ["with areas in a name", 'test("M7, J, K: legal")', ["M7"]],
    ["in a later part of a name", 'test("done; H19: the list is hidden")', ["H19"]],
    ["in parentheses", '"by keyboard alone (V8 to V10)"', ["V8", "V9", "V10"]],
    ["at the beginning of a comment", "/** N10: a frame. */", ["N10"]],
    ["at the end of a line", "  return false; // K3, K4\n  // K5\n", ["K3", "K4", "K5"]],
    ["as the message of an expectation", 'expect(globals, "ZA18").toEqual([])', ["ZA18"]],
    [
      "a part of the interface",
      "(interface: Own attributes, events, methods)",
      ["interface: Own attributes, events, methods"],
    ],
  ] as const)("%s", ([, source, ids]) => {
    expect(readCitations(source).ids).toEqual(ids);
  });

  test.for([
    ["a heading's level", 'expect(title.tagName).toBe("H1")'],
    ["an icon", 'arrowDown: "M8 2.5v11M3.5 9L8 13.5L12.5 9"'],
    ["a line of the trade", "# Copper (T1, DSL, Ethernet over Copper)"],
    ["a cell of a sheet", 'const hostile = ["@SUM(A1)", "=A1+B2"]'],
    ["an id of a row", 'aRow({ id: "B1", linked_services: ["M"] })'],
    ["a colour", "color: #A1B2C3; border: 1px solid #E2E;"],
    ["an engine", "V8 runs it; E2E tests, H264, P2P"],
    ["a file's name", '"Q1 expansion.csv"'],
    ["a number beyond the area", '"(A99)"'],
    ["the word alone", "(decisions a reader knows)"],
    ["a time of day", "`T15:30:00Z`"],
    ["a control character", '["C1 controls", "a%85.pdf"]'],
  ] as const)("%s is none", ([, source]) => {
    expect(readCitations(source)).toEqual({ ids: [], areas: [], vectors: [] });
  });
});

describe("sections", () => {
  test.for([
    ["one", "/** 1 §4. */", ["1 §4"]],
    ["of one document", "(2 §2, §7; decisions V4)", ["2 §2", "2 §7", "V4"]],
    ["of both", "(1 §7, 2 §7)", ["1 §7", "2 §7"]],
    ["with two signs", "(1 §§4, 8, 9; decisions I9)", ["1 §4", "1 §8", "1 §9", "I9"]],
    ["with the name of a part", "(2 §§2, 4 Account)", ["2 §2", "2 §4"]],
    ["a part between", "(1 §2 Pricing, §4 Cart rules)", ["1 §2", "1 §4"]],
    ["of another book", "(RFC 6266 §4.3)", []],
    ["of another book after ours", "/** 1 §7 */ x(); // RFC 7519 §4.1", ["1 §7"]],
    ["of none", "(§4)", []],
    ["a number before", "(11 §4)", []],
  ] as const)("%s", ([, source, ids]) => {
    expect(readCitations(source).ids).toEqual(ids);
  });
});

test("whole areas are told apart", () => {
  expect(readCitations("(decisions J, K, MT)").areas).toEqual(["J", "K", "MT"]);
});

test("V1 to V9 are vectors where prices are, decisions elsewhere, and V10 is one everywhere", () => {
  const source = 'test("V1: two services"); test("V10: a text is cut")';
  expect(readCitations(source).ids).toEqual(["V1", "V10"]);
  expect(readCitations(source, { priced: true })).toMatchObject({
    ids: ["V10"],
    vectors: ["V1"],
  });
});
