import { expect, test } from "vitest";
import { byteTextOf } from "../../../src/elements/ui/drop-zone.tsx";

test.for([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1_048_575, "1 MB"],
  [15_728_640, "15 MB"],
  [5_000_000_000, "4.7 GB"],
] as const)("a size of %s bytes is shown as %s", ([bytes, text]) => {
  expect(byteTextOf(bytes)).toBe(text);
});
