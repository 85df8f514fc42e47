import { expect, test } from "vitest";
import { droppedUnitOf } from "../../../src/core/lists/dropped-unit.ts";

const suggestion = "500 Example Ave, Test City, TX 75001";

test.each([
  ["500 Example Ave Suite 400", "Suite 400", "500 Example Ave, Suite 400, Test City, TX 75001"],
  ["500 example ave ste. 400", "ste. 400", "500 Example Ave, ste. 400, Test City, TX 75001"],
  ["500 Example Ave #400", "#400", "500 Example Ave, #400, Test City, TX 75001"],
  ["500 Example Ave 400", "#400", "500 Example Ave, #400, Test City, TX 75001"],
  ["500 Example Ave, 3rd Floor", "3rd Floor", "500 Example Ave, 3rd Floor, Test City, TX 75001"],
])("W28: of %j the suggestion drops %j", (typed, unit, address) => {
  expect(droppedUnitOf(typed, suggestion)).toEqual({ unit, suggestion, address });
});

test.each([
  ["500 Example", suggestion],
  ["500 Example Ave 75001", suggestion],
  ["500 Example Ave Suite 400", "500 Example Ave Ste 400, Test City"],
  ["500 Example Ave #400", "500 Example Ave, Suite 400, Test City"],
  ["", suggestion],
])("W28: of %j the suggestion %j drops nothing", (typed, chosen) => {
  expect(droppedUnitOf(typed, chosen)).toBeNull();
});

test("W28: a suggestion without a city gets the unit at its end", () => {
  expect(droppedUnitOf("1 Main St Apt 4", "1 Main St")?.address).toBe("1 Main St, Apt 4");
});
