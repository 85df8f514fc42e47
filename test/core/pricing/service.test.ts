import { expect, test } from "vitest";
import {
  clampQuantity,
  compareServices,
  sentQuantityOf,
} from "../../../src/core/pricing/service.ts";
import { readService } from "../../../src/core/pricing/wire/read-service.ts";
import { aRow } from "./rows.ts";

test.for([
  [null, 2],
  [Number.NaN, 2],
  [Number.POSITIVE_INFINITY, 2],
  [1, 2],
  [4.9, 4],
  [6, 5],
] as const)("L22: of 2 to 5, %s counts as %i", ([wanted, counted]) => {
  expect(clampQuantity(wanted, { min: 2, max: 5 })).toBe(counted);
});

test.for([
  [null, 1],
  [0, 0],
  [7, 7],
  [-1, 1],
  [0.5, 1],
] as const)("I17: without a range, a quantity sent as %s counts as %i", ([sent, counted]) => {
  const countable = { hasRange: false, range: { min: 0, max: 5 }, sent };
  expect(sentQuantityOf(countable)).toBe(counted);
  expect(sentQuantityOf({ ...countable, hasRange: true })).toBe(
    clampQuantity(sent, { min: 0, max: 5 }),
  );
});

test("I12: services are ordered by the weight of their type, then by price; those without a price are last", () => {
  const services = [
    { id: "phone", type: "phone", mrc: 1 },
    { id: "no price" },
    { id: "dear", mrc: 9 },
    { id: "unreadable", mrc: "TBD" },
    { id: "cheap", mrc: 3 },
  ].map((row) => readService(aRow(row)));
  const sorted = ["cheap", "dear", "no price", "unreadable", "phone"];
  expect(services.sort(compareServices).map(({ id }) => id)).toEqual(sorted);
  const [one, other] = ["no price", "unreadable"].map((title) => readService(aRow({ title })));
  expect(one && other && compareServices(one, other)).toBe(0);
});
