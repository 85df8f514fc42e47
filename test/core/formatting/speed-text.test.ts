import { expect, test } from "vitest";
import { speedPairTextOf } from "../../../src/core/formatting/speed-text.ts";

test.each([
  [300, 25, "300/25 Mbps"],
  [300, 300, "300/300 Mbps"],
  [1000, 1000, "1/1 Gbps"],
  [1250, 35, "1.25 Gbps/35 Mbps"],
  [999, 1000, "999 Mbps/1 Gbps"],
])("the speeds %s down and %s up are written as %s", (down, up, text) => {
  expect(speedPairTextOf(down, up)).toBe(text);
});
