import { expect, test } from "vitest";
import { oneLineOf } from "../../../src/core/texts/one-line.ts";

test.each([
  ["150 Sample Road\nTest City, TX 75001\n", "150 Sample Road, Test City, TX 75001"],
  ["150 Sample Road,\r\n Test City, TX 75001", "150 Sample Road, Test City, TX 75001"],
  ["150 Sample Road\u2028\n\nSuite 4", "150 Sample Road, Suite 4"],
  ["\n", ""],
  [" 150 Sample Road, ", " 150 Sample Road, "],
])("W28: %j is one line: %j", (text, line) => {
  expect(oneLineOf(text)).toBe(line);
});
