import { describe, expect, test } from "vitest";
import {
  columnKindOf,
  namedColumnOf,
  namedColumnsOf,
} from "../../../src/core/lists/column-names.ts";

/** Names as customers and other products write them. */
const names: Readonly<Record<string, string>> = {
  address:
    "Address; Street Address; Address 1; Address1; ADDR1; Address Line 1; addr_line; Service Address; Svc Address; Site Address; Install Address; Installation Address; Location Address; Physical Address; Premises Address; Property Address; Street Address (service); Full Address; Street 1; Street Line 1; service_address_line_1; SiteAddress1; Customer Address; Address (Site)",
  number:
    "House No; House Number; HouseNum; Street Number; Street No.; St No; St #; Address Number; Civic Number; Building Number; Number",
  direction: "Pre Dir; PreDir; Direction; Pre-Directional; Street Direction; Dir",
  street: "Street; Street Name; StreetName; St Name; Road",
  suffix: "Suffix; Street Suffix; Street Type; St Type",
  endDirection: "Post Dir; PostDir; Post-Directional; Street Post Direction",
  unit: "Unit; Suite; Ste; STE #; Apt; Apartment; Unit Number; Suite No; Apt/Suite; Suite/Unit; Address 2; Address2; Address Line 2; Addr2; Room; Secondary Address; Service Address 2; Suite/Floor",
  floor: "Floor; Fl; Floor #; Flr; Level",
  building: "Building; Bldg; Bldg.; Building Name; Tower",
  unitType: "Unit Type; Suite Type",
  urbanization: "Urbanization; Urb; Urb.",
  city: "City; Town; Municipality; City Name; Service City; Site City; City/Town; Locality",
  state:
    "State; ST; Province; State/Province; State Code; Service State; Site_State; Prov.; Region; Estado",
  zip: "ZIP; Zip Code; ZipCode; zip_code; Zip5; Postal Code; PostalCode; Postcode; Postal; Zip/Postal Code; Service Zip; Site Zip; Service Postal Code",
  zip4: "Zip4; Zip+4; Plus 4",
  country: "Country; Country Code",
  name: "Name; Site Name; Location Name; Location; Site; Customer Name; Company; Branch; Store Name; Facility; Sucursal; Nombre; Tienda",
  id: "Site ID; Location ID; Store #; Store Number; Site #; Reference; External ID; Account Number",
  billing:
    "Billing Address; Bill To Address; Billing City; Billing Zip; Mailing Address; Mailing State; Remit To Address; Billing Street; Invoice Address; Address (billing)",
  latitude: "Latitude; lat",
  longitude: "Longitude; lng; Long; Lon",
  counter: "#; No.; Row; Line #",
  other: "Notes; Comments; Phone; Contact; E-mail; County",
};

const rows = Object.entries(names).flatMap(([kind, list]) =>
  list.split("; ").map((name) => [name, kind] as const),
);

test("far more than a hundred names are known", () => {
  const parts = rows.filter(([, kind]) => !["counter", "other"].includes(kind));
  expect(parts.length).toBeGreaterThan(130);
});

test.each(rows)("the column %j holds: %s", (name, kind) => {
  expect(columnKindOf(name)).toBe(kind);
});

test.each([
  "Ort",
  "Bundesland",
  "Code",
  "",
  "1 Main St",
  "Acme sites",
  "Total",
  "Exported",
  "North",
])("the column %j is unknown", (name) => {
  expect(columnKindOf(name)).toBeNull();
});

describe("the names say whose address it is", () => {
  test.each([
    ["Service Address", "service"],
    ["Address (service)", "service"],
    ["site zip", "service"],
    ["Customer Site Address", "service"],
    ["A Loc Address", "service"],
    ["Location A City", "service"],
    ["Address", "plain"],
    ["Address 1: City", "plain"],
    ["Primary Address Street", "plain"],
    ["Address (primary)", "plain"],
    ["Shipping Street", "shipping"],
    ["Ship To Address", "shipping"],
    ["Customer Shipping City", "shipping"],
    ["Billing Address", "other"],
    ["Address (mailing)", "other"],
    ["Customer Billing Address", "other"],
    ["Billing Shipping Address", "other"],
    ["Z Location Address", "other"],
    ["Loc Z City", "other"],
    ["address2_line1", "other"],
  ])("%j: %s", (name, owner) => {
    expect(namedColumnOf(name)?.owner).toBe(owner);
  });

  test.each([
    ["Service Location City", "servicelocation"],
    ["Svc City", "service"],
    ["City", ""],
    ["City (Lab)", ""],
    ["City (site)", "site"],
  ])("the owner of %j is %j", (name, ownerName) => {
    expect(namedColumnOf(name)?.ownerName).toBe(ownerName);
  });

  test.each([
    ["Shipping Code", "zip"],
    ["Billing Code", "billing"],
    ["Site Code", "id"],
    ["Customer Code", undefined],
    ["Billing Name", undefined],
    ["Service Store Site Svc Address", undefined],
  ])("%j: %s", (name, kind) => {
    expect(namedColumnOf(name)?.kind).toBe(kind);
  });

  test("any word may, in a list with such an address", () => {
    const kindsOf = (...names: readonly string[]) =>
      namedColumnsOf(names).map((named) => named?.kind ?? null);
    expect(
      kindsOf("School Address", "School City", "School Name", "Campus City", "School Mascot"),
    ).toEqual(["address", "city", "name", null, null]);
    expect(kindsOf("Notes", "Notes City", "Address", "Address Gym", "Xyz Billing")).toEqual([
      "other",
      null,
      "address",
      null,
      null,
    ]);
    expect(kindsOf("Gym Address", "Notes", "Gym Notes", "Gym Phone")[2]).toBeNull();
    expect(kindsOf("School", "School Line 1")).toEqual([null, null]);
    expect(kindsOf("School City", "Old Brick School Street Address")).toEqual([null, "address"]);
    expect(kindsOf("Please list the exact address", "Room 1 address")).toEqual([null, null]);
    expect(columnKindOf("School Address")).toBeNull();
  });

  test.each([
    "E-mail Address",
    "Contact Email Address",
    "IP Address",
    "WAN IP Address",
    "mac address",
  ])("%j is no place", (name) => expect(columnKindOf(name)).toBe("other"));
});

test.each([
  ["City, State ZIP", "cityStateZip", "plain"],
  ["City/State/Zip Code", "cityStateZip", "plain"],
  ["City & St", "cityStateZip", "plain"],
  ["CityStateZip", "cityStateZip", "plain"],
  ["CSZ", "cityStateZip", "plain"],
  ["Site City, State and Zip", "cityStateZip", "service"],
  ["Billing City/State", "billing", "other"],
  ["City", "city", "plain"],
  ["City/Town", "city", "plain"],
  ["State/Zip", undefined, undefined],
  ["Kansas City State", undefined, undefined],
  ["City Hall State", undefined, undefined],
])("the column %j holds %s, of %s", (name, kind, owner) => {
  const named = namedColumnOf(name);
  expect([named?.kind, named?.owner]).toEqual([kind, owner]);
});

describe("words are read in full, however they are written", () => {
  test.each([
    ["SvcAddrLine1", "address"],
    ["SITE_ADDR", "address"],
    ["STR_NM", "street"],
    ["ST_NBR", "number"],
    ["St Direction", "direction"],
    ["UNIT_NBR", "unit"],
    ["Floor Nbr", "floor"],
    ["Unit/Suite/Apt", "unit"],
    ["Ste or Apt", "unit"],
    ["SVC_ST", "state"],
    ["Zip4", "zip4"],
    ["ServAdr1", "address"],
    ["Flr#", "floor"],
    ["St Nm", "street"],
    ["HOUSENUM", "number"],
    ["SVCCITY", "city"],
    ["STNAME", "street"],
    ["ＺＩＰ Ｃｏｄｅ", "zip"],
    ["(Address)", "address"],
    ["Site Name (billing)", "name"],
  ])("%j: %s", (name, kind) => {
    expect(columnKindOf(name)).toBe(kind);
  });
});
