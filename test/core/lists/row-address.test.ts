import { describe, expect, test } from "vitest";
import { type ColumnChoice, mapColumns } from "../../../src/core/lists/map-columns.ts";
import {
  headerAddressReaderOf,
  identityReaderOf,
  lineOfAddress,
  rowAddressReaderOf,
} from "../../../src/core/lists/row-address.ts";

test.each([
  [
    "Street Address,City,State,Postal Code",
    "1 Main St,Austin,TX,78701",
    "1 Main St, Austin, TX 78701",
  ],
  [
    "Status,Zip,Address 2,Site,State,Address",
    "Found,78701,Suite 2,HQ,TX,1 Main St",
    "1 Main St, Suite 2, TX 78701",
  ],
  ["address", " 1 Main St ", "1 Main St"],
  ["Address,City", "1 Main St", "1 Main St"],
  ["Address,City", ",Austin", ""],
])("with the header %s, the row %s has the address %j", (header, cells, address) => {
  expect(headerAddressReaderOf(header.split(","))?.read(cells.split(",")).address).toBe(address);
});

test("a file without a column of street addresses has no addresses", () => {
  expect(headerAddressReaderOf(["City", "State", "Lookup Status"])).toBeNull();
});

function mappingOf(header: string, rows: readonly string[], choices: readonly ColumnChoice[] = []) {
  const names = header === "" ? [] : header.split(",");
  return mapColumns({ names, rows: rows.map((row) => row.split(",")), template: [], choices });
}

function lineOf(header: string, row: string): string {
  return lineOfAddress(rowAddressReaderOf(mappingOf(header, [row])).read(row.split(",")));
}

describe("parts of an address are joined in their order", () => {
  test.each([
    ["House No,Pre Dir,Street,Suffix,Post Dir", "100,N,Sample,St,E", "100 N Sample St E"],
    ["Suffix,Street,Pre Dir,House No", "St,Sample,N,100", "100 N Sample St"],
    ["House No,Street", "100,100 Sample St", "100 Sample St"],
    ["House No,Pre Dir,Street", "100,N,100 N Sample St", "100 N Sample St"],
    ["House No,Street,Suffix", "100,Sample St,St", "100 Sample St"],
    ["House No,Street", "PO Box 14,", "PO Box 14"],
    ["House No,Address", "100,Sample St", "100 Sample St"],
    ["House No,Address", "100,100 Sample St", "100 Sample St"],
    ["Address,Street", "100,Sample St", "100 Sample St"],
    ["No,Street", "100,Sample St", "100 Sample St"],
    ["No,Street", "1,100 Sample St", "100 Sample St"],
    ["Address,Building,Floor,Suite", "1 A St,C,3,200", "1 A St, Bldg C, Fl 3, Ste 200"],
    ["Address,Suite", "1 A St,Suite 200", "1 A St, Suite 200"],
    ["Address,Unit Type,Unit", "1 A St,Apt,4B", "1 A St, Apt 4B"],
    ["Address,Apt", "1 A St,4B", "1 A St, Apt 4B"],
    ["Address,Address 2,Address 3", "1 A St,Rear,Dock 2", "1 A St, Rear, Dock 2"],
    ["Urbanization,Address,City", "URB A,1 B St,C", "URB A, 1 B St, C"],
    ["Address,State,ZIP,ZIP 4", "1 A St,TX,75001,1234", "1 A St, TX 75001-1234"],
    ["Address,ZIP,ZIP 4", "1 A St,,1234", "1 A St"],
  ])("%s: %s", (header, row, line) => {
    expect(lineOf(header, row)).toBe(line);
  });
});

describe("S6: rows are one address only if everything that was read, and everything that was not, is equal", () => {
  const areOne = (header: string, a: string, b: string, others: "all" | "unknown" = "all") => {
    const identityOf = identityReaderOf(mappingOf(header, [a, b]), others);
    return identityOf(a.split(",")) === identityOf(b.split(","));
  };
  test.each([
    ["Address,City", "1 N Main St,Austin", "1  north MAIN st. ,austin", true],
    ["Address,City", "1 Main St,Austin", "1 Main St,Dallas", false],
    ["Address,ZIP", "1 Main St,75001", "1 Main St,75002", false],
    ["Address,Ste", "1 Main St,100", "1 Main St,200", false],
    ["Number,Street", "1,Main St", "2,Main St", false],
    ["Address,Kitchen", "1 Main St,a", "1 Main St,b", false],
    ["Address,Notes", "1 Main St,a", "1 Main St,b", false],
    ["Site,Address", "a,1 Main St", "b,1 Main St", false],
    ["Address,Provider,MRC", "1 Main St,a,9", "1 Main St,b,9", false],
    ["Address,Current provider", "1 Main St,a", "1 Main St,b", false],
    ["#,Address", "1,1 Main St", "2,1 Main St", true],
    ["Address,City", "1 Main St,Austin", "1 Main St,Austin,x", false],
    ["Address,City,Notes", "1 Main St,Austin", "1 Main St,Austin,", true],
  ])("%s: %s and %s", (header, a, b, isOne) => {
    expect(areOne(header, a, b)).toBe(isOne);
  });

  test("for a finding, names and notes do not count, but columns of unknown meaning do", () => {
    expect(areOne("Site,Address,Notes", "a,1 A St,b", "c,1 A St,d", "unknown")).toBe(true);
    expect(areOne("Kitchen,Address", "a,1 A St", "b,1 A St", "unknown")).toBe(false);
    expect(areOne("lat,lng", "1.5,2.5", "3.5,4.5", "unknown")).toBe(false);
  });

  test("a column that the user leaves out still tells rows apart", () => {
    const none: readonly ColumnChoice[] = [{ index: 1, use: null }];
    const identityOf = identityReaderOf(mappingOf("Address,Suite", ["1 A St,1"], none), "all");
    expect(identityOf(["1 A St", "1"])).not.toBe(identityOf(["1 A St", "2"]));
  });
});
