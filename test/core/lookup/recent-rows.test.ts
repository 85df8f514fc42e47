import { expect, test } from "vitest";
import { isRemembered, offeredRowsOf } from "../../../src/core/lookup/recent-rows.ts";

const rows = ["12 Main St"];

test.each([
  ["remembered rows under an empty box", { rows, query: "" }, "", rows, true],
  ["no remembered rows", { rows: [], query: "" }, "", undefined, false],
  [
    "remembered rows under a text that has no answer yet",
    { rows, query: "" },
    "12",
    undefined,
    false,
  ],
  ["the rows of an answer", { rows, query: "12" }, "12", rows, false],
  ["the rows of the answer before", { rows, query: "1" }, "12", rows, false],
  ["the rows of an answer, the box now empty", { rows, query: "12" }, "", rows, false],
  ["an answer without rows", { rows: [], query: "12" }, "12", [], false],
])("X5: %s", (_name, shown, text, offered, areRemembered) => {
  expect(offeredRowsOf(shown, text)).toEqual(offered);
  expect(isRemembered(shown, text)).toBe(areRemembered);
});
