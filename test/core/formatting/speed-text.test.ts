import { expect, test } from "vitest";
import { formattingOf } from "../../../src/core/formatting/formatting.ts";
import { speedPairTextOf, speedTextOf } from "../../../src/core/formatting/speed-text.ts";

test.each([
  [300, 25, "300/25 Mbps"],
  [300, 300, "300/300 Mbps"],
  [1000, 1000, "1/1 Gbps"],
  [1250, 35, "1.25 Gbps/35 Mbps"],
  [999, 1000, "999 Mbps/1 Gbps"],
])("the speeds %s down and %s up are written as %s", (down, up, text) => {
  expect(speedPairTextOf(down, up)).toBe(text);
});

test("W30: a speed in an Arabic sentence begins with its number", () => {
  const format = formattingOf({ locale: "ar", currencyDisplay: "symbol", now: null });
  expect(speedTextOf(10_000, format)).toBe("\u206610 Gbps\u2069");
  expect(speedPairTextOf(300, 25, format)).toBe("\u2066300/25 Mbps\u2069");
  expect(speedTextOf(10_000, format.forFiles())).toBe("10 Gbps");
});
