import { describe, expect, test } from "vitest";
import { damageReaderOf, isDateCell, zipDamageOf } from "../../../src/core/lists/damage.ts";
import { streetNoteOf } from "../../../src/core/lists/street-notes.ts";
import { stateCodeOf } from "../../../src/core/lists/us-states.ts";

describe("S6: ZIP codes are judged by the state", () => {
  test.each([
    ["7302", "NJ", "07302", "zip-zeros"],
    ["2110", "MA", "02110", "zip-zeros"],
    ["2110", "Massachusetts", "02110", "zip-zeros"],
    ["926", "PR", "00926", "zip-zeros"],
    ["501", "NY", "00501", "zip-zeros"],
    ["6390", "ny", "06390", "zip-zeros"],
    ["801", "N.J.", null, "zip-short"],
    ["7500", "TX", null, "zip-short"],
    ["7302", "", null, "zip-short"],
    ["75", "TX", null, "zip-short"],
    ["26", "PR", null, "zip-short"],
    ["750011234", "TX", "75001-1234", "zip-hyphen"],
    ["75001 1234", "TX", "75001-1234", "zip-hyphen"],
    ["750011234", "", "75001-1234", "zip-hyphen"],
    ["21102603", "MA", "02110-2603", "zip-zeros"],
    ["2110-2603", "MA", "02110-2603", "zip-zeros"],
    ["9261234", "PR", "00926-1234", "zip-zeros"],
    ["75001123", "TX", null, "zip-short"],
    ["75001.0", "TX", "75001", "zip-decimal"],
    ["7302.0", "NJ", "07302", "zip-decimal"],
    ["7500.0", "TX", null, "zip-short"],
  ] as const)("%j in %j becomes %j: %s", (zip, state, after, reason) => {
    expect(zipDamageOf(zip, state)).toEqual({ after, reason });
  });

  test.each([
    ["75001", "TX"],
    ["07302", "TX"],
    ["75001-1234", "TX"],
    ["H3Z 2Y7", "QC"],
    ["h3z2y7", "QC"],
    ["SW1A 1AA", ""],
    ["unknown", "TX"],
  ])("%j in %j is whole, or no ZIP code of the United States", (zip, state) => {
    expect(zipDamageOf(zip, state)).toBeNull();
  });

  test("states are known by code and name", () => {
    expect(["tx", " Texas ", "N.J.", "new york", "QC", ""].map(stateCodeOf)).toEqual([
      "TX",
      "TX",
      "NJ",
      "NY",
      null,
      null,
    ]);
  });
});

test.each([
  ["2-Apr", true],
  ["20-OCT", true],
  ["Apr-02", true],
  ["1/2/2004", true],
  ["1/2/04", true],
  ["2004-02-01", true],
  ["2004-02-01 00:00:00", true],
  ["45726", false],
  ["2-A", false],
  ["2-Abc", false],
  ["Abc-02", false],
  ["1/2", false],
  ["12-34", false],
  ["Ste 2", false],
])("%j is a date: %s", (cell, isDate) => {
  expect(isDateCell(cell)).toBe(isDate);
});

test("dates and powers of ten are found where they do harm, with the text that became a date", () => {
  const read = damageReaderOf(["unit", "id", "city", "address", null]);
  expect(read(["2-Apr", "1.91431E+18", "2-Apr", "20-Oct", "1E+5"])).toEqual([
    { column: 0, before: "2-Apr", after: "4-2", reason: "date" },
    { column: 1, before: "1.91431E+18", after: null, reason: "power" },
    { column: 3, before: "20-Oct", after: "10-20", reason: "date" },
    { column: 4, before: "1E+5", after: null, reason: "power" },
  ]);
  expect(read(["1/2/2004", "1E5", "", "", "x"])).toEqual([
    { column: 0, before: "1/2/2004", after: null, reason: "date" },
  ]);
});

describe("streets that will probably not be found", () => {
  test.each([
    ["PO Box 1400", "post-box"],
    ["P.O. BOX 12 Rural Route 3", "post-box"],
    ["P. O. Box 12", "post-box"],
    ["Post Office Box 12", "post-box"],
    ["POB 12", "post-box"],
    ["Box 12", "post-box"],
    ["RR 3 Box 9", "rural-route"],
    ["Rural Route 3", "rural-route"],
    ["HC 235 Box 1A", "rural-route"],
    ["Star Route 2", "rural-route"],
    ["32.7767, -96.7970", "coordinates"],
    ["-96.7970 32.7767", "coordinates"],
    ["(32.7767,-96.7970)", "coordinates"],
    ["32°46'36\"N 96°47'49\"W", "coordinates"],
    ["https://www.google.com/maps/@32.7767,-96.7970,17z", "coordinates"],
    ["Main St", "no-number"],
    ["Main St & 5th Ave", "no-number"],
    ["Box Canyon Rd 12", null],
    ["12 Rural Route Rd", null],
    ["1 PO Box Rd", null],
    ["176A Beach 111th St", null],
    ["W148 N9748 Sample Dr", null],
    ["½ Main St", null],
    ["32.5 Main St", null],
    ["", null],
  ] as const)("%j: %s", (street, note) => {
    expect(streetNoteOf(street)).toBe(note);
  });
});

test("S6: dates are found in house numbers, buildings and floors, too, and nowhere else", () => {
  const damageOf = damageReaderOf(["number", "building", "floor", "city", "name"]);
  const found = damageOf(["2-Apr", "02-Apr", "12-Jan", "2-Apr", "2-Apr"]);
  expect(found.map(({ column, after }) => [column, after])).toEqual([
    [0, "4-2"],
    [1, "4-2"],
    [2, "1-12"],
  ]);
});

describe("S6: the place of a row below merged cells is empty", () => {
  const uses = ["name", "address", "city", "state", "zip"] as const;
  const afterRows = (...rows: readonly string[]) => {
    const read = damageReaderOf(uses);
    return rows.map((row) =>
      read(row.split("|")).map(({ column, before, after }) => [column, before, after]),
    );
  };
  const first = "Campus|100 Main St|Austin|TX|78701";
  const filled = [
    [2, "", "Austin"],
    [3, "", "TX"],
    [4, "", "78701"],
  ];

  test("it can be that of the last row with a place, in every row below", () => {
    expect(afterRows(first, "|110 Main St|||", "|120 Main St")).toEqual([[], filled, filled]);
    expect(afterRows(first, "|5 Elm St|Dallas||", "|7 Elm St|||")).toEqual([
      [],
      [],
      [[2, "", "Dallas"]],
    ]);
    const [read] = [damageReaderOf(["number", "street", "cityStateZip"])];
    read(["1", "Main St", "Austin, TX 78701"]);
    expect(read(["2", "Main St", " "])).toEqual([
      { column: 2, before: "", after: "Austin, TX 78701", reason: "empty-place" },
    ]);
  });

  test.each([
    ["in the first row", "|110 Main St|||"],
    ["beside a whole address", first, "|110 Main St, Dallas, TX 75201|||"],
    ["without a street", first, "Total||||"],
    ["with a part of the place", first, "|110 Main St||TX|"],
  ])("it stays empty %s", (_, ...rows) => {
    expect(afterRows(...rows).at(-1)).toEqual([]);
  });
});

test("S6: five digits with decimals need no state", () => {
  expect(zipDamageOf("75001.0", "")).toEqual({ after: "75001", reason: "zip-decimal" });
});

describe("S6: a ZIP code after its city and state is mended within the cell", () => {
  const damageOf = damageReaderOf(["name", "cityStateZip"]);
  test.each([
    ["Boston, MA 2108", "Boston, MA 02108", "zip-zeros"],
    ["Newark NJ 7102 ", "Newark NJ 07102", "zip-zeros"],
    [
      "North Attleborough, Massachusetts, 2760",
      "North Attleborough, Massachusetts, 02760",
      "zip-zeros",
    ],
    ["Boston, MA 2108-2603", "Boston, MA 02108-2603", "zip-zeros"],
    ["Dallas, TX 752021234", "Dallas, TX 75202-1234", "zip-hyphen"],
    ["Dallas, TX 75202.0", "Dallas, TX 75202", "zip-decimal"],
    ["Dallas, TX 7520", null, "zip-short"],
  ] as const)("%j becomes %j: %s", (cell, after, reason) => {
    expect(damageOf(["HQ", cell])).toEqual([{ column: 1, before: cell.trim(), after, reason }]);
  });

  test.each(["Dallas TX 75202-1234", "Houston, TX 77002", "Boston 2108", "Boston, MA", "MA", ""])(
    "%j is whole, or has no state",
    (cell) => {
      expect(damageOf(["HQ", cell])).toEqual([]);
    },
  );
});

describe("S6: a ZIP code is mended in a column of whole addresses", () => {
  const damageOf = damageReaderOf(["address", "name"]);
  test.each([
    ["14 Rail Rd Unit B, Jersey City NJ 7302", "14 Rail Rd Unit B, Jersey City NJ 07302"],
    ["1 Elm St, Boston, MA, 2108-2603", "1 Elm St, Boston, MA, 02108-2603"],
    ["1 Elm St, Dallas, TX 75202.0", "1 Elm St, Dallas, TX 75202"],
  ])("%j becomes %j", (before, after) => {
    expect(damageOf([before, before])).toMatchObject([{ column: 0, before, after }]);
  });

  test.each([
    "44 Route NJ 7302",
    "5000 US Highway 1, CO 470",
    "1 Elm St, Boston 2108",
    "1 Elm St, Boston, MA 02108",
  ])("%j is not damaged", (cell) => {
    expect(damageOf([cell, ""])).toEqual([]);
  });

  test("beside columns of a state or ZIP code, the end of a street is not read as one", () => {
    const cell = "1 Elm St, Newark NJ 7102";
    expect(damageReaderOf(["address", "state"])([cell, "NJ"])).toEqual([]);
    expect(damageReaderOf(["address", "zip"])([cell, "07102"])).toEqual([]);
  });
});

describe("S6: a unit that became a date is mended within its street", () => {
  const damageOf = damageReaderOf(["address", "name"]);
  test.each([
    ["10 Beacon Street Apt 2-Mar", "10 Beacon Street Apt 3-2"],
    ["10 Beacon Street, Suite 12-Jan", "10 Beacon Street, Suite 1-12"],
    ["10 Beacon Street #2-Mar", "10 Beacon Street #3-2"],
    ["10 Beacon Street Ste. 2-Mar", "10 Beacon Street Ste. 3-2"],
  ])("%j becomes %j", (before, after) => {
    expect(damageOf([before, before])).toEqual([{ column: 0, before, after, reason: "date" }]);
  });

  test.each([
    "10 Beacon Street 2-Mar",
    "10 Beacon Street Apt 2-M",
    "10 Beacon Street Apt 2-Max",
    "Apt 3-2",
  ])("%j stays", (street) => {
    expect(damageOf([street])).toEqual([]);
  });
});
