import { expect, test } from "vitest";
import { rowAddressReaderOf } from "../../../../src/core/bulk/csv/row-address.ts";

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
  expect(rowAddressReaderOf(header.split(","))?.read(cells.split(","))).toBe(address);
});

test("a file without a column of street addresses has no addresses", () => {
  expect(rowAddressReaderOf(["City", "State", "Lookup Status"])).toBeNull();
});
