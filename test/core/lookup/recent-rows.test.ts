import { expect, test } from "vitest";
import { isRemembered, offeredRowsOf } from "../../../src/core/lookup/recent-rows.ts";

const rows = ["12 Main St"];

test.each([
  ["recent rows are offered under an empty box", { rows, query: "" }, "", rows, true],
  ["an empty box without recent rows offers none", { rows: [], query: "" }, "", undefined, false],
  [
    "recent rows are not offered for a text without an answer",
    { rows, query: "" },
    "12",
    undefined,
    false,
  ],
  ["the rows of an answer are offered", { rows, query: "12" }, "12", rows, false],
  ["the rows of the previous answer stay", { rows, query: "1" }, "12", rows, false],
  ["the rows of an answer stay when the box is emptied", { rows, query: "12" }, "", rows, false],
  ["an answer without rows offers none", { rows: [], query: "12" }, "12", [], false],
])("X5: %s", (_name, shown, text, offered, areRemembered) => {
  expect(offeredRowsOf(shown, text)).toEqual(offered);
  expect(isRemembered(shown, text)).toBe(areRemembered);
});
