import { expect, test } from "vitest";
import { filterValueOf, searchedValueOf } from "../../../src/core/navigation/keyword-suggestion.ts";

const sdWan = { label: "SD-WAN", value: "12:7" };
const sdWanLite = { label: "SD-WAN Lite", value: "12:8" };

test.each([
  ["a label", " SD-WAN ", [sdWan, sdWanLite], "12:7"],
  ["a part of a label", "SD-W", [sdWan], "SD-W"],
  ["no suggestion", "voice", [], "voice"],
])("F1: %s is searched for", (_name, text, rows, value) => {
  expect(searchedValueOf(text, { query: "SD", rows })).toBe(value);
});

test.each([
  ["the only suggestion for the text is taken", " SD ", "SD", [sdWan], "12:7"],
  ["of several, that with the text as its label", "SD-WAN", "SD-WAN", [sdWan, sdWanLite], "12:7"],
  ["of several without it, none", "SD", "SD", [sdWan, sdWanLite], "SD"],
  ["without any, none", "SD", "SD", [], "SD"],
  ["the only suggestion for an earlier text is not taken", "SD-", "SD", [sdWan], "SD-"],
  ["but its label is its value", "SD-WAN", "SD", [sdWan], "12:7"],
])("P9: %s", (_name, text, query, rows, value) => {
  expect(filterValueOf(text, { query, rows })).toBe(value);
});
