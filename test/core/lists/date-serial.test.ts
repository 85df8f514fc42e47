import { expect, test } from "vitest";
import { dateOfSerial } from "../../../src/core/lists/date-serial.ts";
import { linesOfRows } from "../../../src/core/pricing/sites/site-list.ts";
import { check } from "../bulk/csv/csv-driver.ts";

test.each([
  ["46477", "03/31/2027"],
  [" 46477.0 ", "03/31/2027"],
  ["36526", "01/01/2000"],
  ["73050", "12/31/2099"],
  ["36525", null],
  ["73051", null],
  ["46477.5", null],
  ["4647", null],
  ["464770", null],
  ["3/31/2027", null],
  ["$46477", null],
  ["", null],
])("%j is the date %s", (cell, date) => {
  expect(dateOfSerial(cell)).toBe(date);
});

test("S6: a number in a column of contract ends is read as a date, is named, and no other number is", async () => {
  const text =
    "Address,Site ID,Contract End,Date\n1 A St,46477,46478,46479\n2 A St,2,3/31/2027,4\n3 A St,3,46480,5\n";
  const { mapping, listed, dateSerials } = await check(text, {}, 10);
  expect(linesOfRows(mapping, listed).map(({ today }) => today?.endsOn)).toEqual([
    "04/01/2027",
    "3/31/2027",
    "04/03/2027",
  ]);
  expect(dateSerials).toEqual({ count: 2, rows: [2, 4], hasMore: false, sample: "46478" });
  expect(listed[0]?.cells).toEqual(["1 A St", "46477", "46478", "46479"]);
  expect((await check("Address,Plan\n1 A St,46477\n")).dateSerials.count).toBe(0);
});
