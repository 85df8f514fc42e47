import { expect, test } from "vitest";
import { filterValueOf, searchedValueOf } from "../../../src/core/navigation/keyword-suggestion.ts";

const sdWan = { label: "SD-WAN", value: "12:7" };
const sdWanLite = { label: "SD-WAN Lite", value: "12:8" };

test.each([
  ["a label", " SD-WAN ", [sdWan, sdWanLite], "12:7"],
  ["a part of a label", "SD-W", [sdWan], "SD-W"],
  ["no suggestion", "voice", [], "voice"],
])(
  "F1: the search uses the value if the text is a label, and otherwise the text: %s",
  (_name, text, rows, value) => {
    expect(searchedValueOf(text, { query: "SD", rows })).toBe(value);
  },
);

test.each([
  ["a single suggestion for the text is used", " SD ", "SD", [sdWan], "12:7"],
  [
    "of several, the one with the text as its label is used",
    "SD-WAN",
    "SD-WAN",
    [sdWan, sdWanLite],
    "12:7",
  ],
  ["several others are not used", "SD", "SD", [sdWan, sdWanLite], "SD"],
  ["without suggestions the text stays", "SD", "SD", [], "SD"],
  ["a single suggestion for an earlier text is not used", "SD-", "SD", [sdWan], "SD-"],
  [
    "a suggestion for an earlier text is used if its label is the text",
    "SD-WAN",
    "SD",
    [sdWan],
    "12:7",
  ],
])("P9: a filter uses suggestions: %s", (_name, text, query, rows, value) => {
  expect(filterValueOf(text, { query, rows })).toBe(value);
});
