import { expect, test } from "vitest";
import { parseRecord, recordOf } from "../../../src/core/values/record.ts";

test.each([
  ['{"a":1}', { a: 1 }],
  ["[1]", {}],
  ["null", {}],
  ['"text"', {}],
  ["7", {}],
  ["{", {}],
  ["", {}],
  [null, {}],
])("the text %j is read as the members %j", (text, members) => {
  expect(parseRecord(text)).toEqual(members);
});

test("an object is returned as it is, with its prototype", () => {
  const value = new URL("https://portal.example");
  expect(recordOf(value)).toBe(value);
});
