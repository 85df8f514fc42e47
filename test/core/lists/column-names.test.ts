import { describe, expect, test } from "vitest";
import { columnKindOf, namedColumnOf } from "../../../src/core/lists/column-names.ts";

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
    "State; ST; Province; State/Province; State Code; Service State; Site_State; Prov.; Region",
  zip: "ZIP; Zip Code; ZipCode; zip_code; Zip5; Postal Code; PostalCode; Postcode; Postal; Zip/Postal Code; Service Zip; Site Zip; Service Postal Code",
  zip4: "Zip4; Zip+4; Plus 4",
  country: "Country; Country Code",
  name: "Name; Site Name; Location Name; Location; Site; Customer Name; Company; Branch; Store Name; Facility",
  id: "Site ID; Location ID; Store #; Store Number; Site #; Reference; External ID; Account Number",
  billing:
    "Billing Address; Bill To Address; Billing City; Billing Zip; Mailing Address; Mailing State; Ship To Address; Remit To Address; Billing Street; Invoice Address; Address (billing)",
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

test.each(["Ort", "Estado", "Code", "", "1 Main St", "Acme sites", "Total", "Exported", "North"])(
  "the column %j is unknown",
  (name) => {
    expect(columnKindOf(name)).toBeNull();
  },
);

describe("the names say whose address it is", () => {
  test.each([
    ["Service Address", true],
    ["Address (service)", true],
    ["site zip", true],
    ["Address", false],
    ["Billing Address", false],
    ["Address (primary)", false],
  ])("%j is that of the service: %s", (name, isService) => {
    expect(namedColumnOf(name)?.isService).toBe(isService);
  });
});
