import { expect, test } from "vitest";
import { withFixedUnits } from "../../../src/core/texts/fixed-units.ts";

test.each([
  ["Comcast, 36 months, 1 Gbps + phone", "Comcast, 36\u00a0months, 1\u00a0Gbps + phone"],
  ["500 / 35 Mbps", "500 / 35\u00a0Mbps"],
  ["2 × Business Line", "2 × Business Line"],
  ["5 años", "5\u00a0años"],
  ["", ""],
])("a number stays on the line of its unit in %j", (text, fixed) => {
  expect(withFixedUnits(text)).toBe(fixed);
});
