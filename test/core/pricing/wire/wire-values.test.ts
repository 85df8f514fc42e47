import { expect, test } from "vitest";
import {
  idsOf,
  isGiven,
  listOf,
  mbpsOf,
  numberOf,
  plainTextOf,
  wireTextOf,
} from "../../../../src/core/pricing/wire/wire-values.ts";
import { isTrueFlag } from "../../../../src/core/values/true-flag.ts";

test.each([
  [" a ", "a"],
  [0, "0"],
  [1.5, "1.5"],
  [Number.NaN, ""],
  [Number.POSITIVE_INFINITY, ""],
  [true, ""],
  [null, ""],
  [["a"], ""],
  [{ a: 1 }, ""],
])("M5: the text of %j is %j", (raw, text) => {
  expect(wireTextOf(raw)).toBe(text);
});

test.each([
  ["A  B", "A  B"],
  ["<b>A</b>  B", "A B"],
  ["A &amp; B", "A & B"],
  ["<zip>", "<zip>"],
])("D12: the title %j is read as %j", (raw, text) => {
  expect(plainTextOf(raw)).toBe(text);
});

test.each([
  ["", null],
  [" 7 ", 7],
  ["0", 0],
  ["seven", null],
  [null, null],
])("L20: the number of %j is %j", (raw, number) => {
  expect(numberOf(raw)).toBe(number);
});

test.each([
  ["true", true],
  ["1", true],
  [1, true],
  [true, true],
  ["True", false],
  ["TRUE", false],
  [" true", false],
  ["1 ", false],
  ["01", false],
  ["yes", false],
  ["false", false],
  ["0", false],
  ["", false],
  [0, false],
  [2, false],
  [-1, false],
  [false, false],
  [null, false],
  [undefined, false],
  [[1], false],
  [{}, false],
])("L21: the flag %j is %s", (raw, isSet) => {
  expect(isTrueFlag(raw)).toBe(isSet);
});

test.each([
  [null, false],
  [undefined, false],
  [" ", false],
  ["a ", true],
  [0, true],
  [false, true],
])("L12, L22: the value %j counts as given: %s", (raw, isSent) => {
  expect(isGiven(raw)).toBe(isSent);
});

test.each<[unknown, readonly unknown[]]>([
  [
    [null, ""],
    [null, ""],
  ],
  [null, []],
  [undefined, []],
  ["", []],
  ["a", ["a"]],
  [0, [0]],
  [{ 0: "a", 12: "b" }, ["a", "b"]],
  [{}, []],
  [{ 0: "a", length: 1 }, [{ 0: "a", length: 1 }]],
  [{ a0: 1 }, [{ a0: 1 }]],
  [{ "0a": 1 }, [{ "0a": 1 }]],
])("M5: the value %j is read as the list %j", (raw, list) => {
  expect(listOf(raw)).toEqual(list);
});

test.each<[unknown, readonly string[]]>([
  [
    [7, { id: " 8 " }, "7", "", null, { id: "" }],
    ["7", "8"],
  ],
  ["9", ["9"]],
  [{ id: 9 }, ["9"]],
  [{ 0: { id: 1 }, 1: 2 }, ["1", "2"]],
  [[], []],
  [null, []],
])("J3: the ids in %j are %j", (raw, ids) => {
  expect(idsOf(raw)).toEqual(ids);
});

test.each<[unknown, number | null]>([
  ["1.25 Gbps", 1250],
  ["2T", 2_000_000],
  ["10 m", 10],
  [".", null],
  [[940], null],
])("K3: the speed %j is %j Mbps", (raw, mbps) => {
  expect(mbpsOf(raw)).toBe(mbps);
});
