import { expect, test } from "vitest";
import { columnKindOf } from "../../../src/core/lists/column-names.ts";

/**
 * 115 names of customers' own sheets, of exports of CRMs (Salesforce, HubSpot, Zoho, Dynamics), of carriers' forms for
 * quotes, of the postal service, and of feeds. Of "Building #" and "Zip+4", the cells decide what they hold.
 */
const commonNames: Readonly<Record<string, string>> = {
  address:
    "Address; Street Address; Full Address; Address 1; Location Address; Site Address; Store Address; Physical Address; Property Address; Business Address; Address (Street); Addr; Address 1: Street 1; address1_line1; Service Address; Svc Addr; Service Address 1; Service Address Line 1; Service Street Address; Install Address; Installation Address; Premise Address; Loc A Address; A-End Address; End User Address; Serv Addr 1; Address_Line_1; street_address",
  street: "Street; Shipping Street; Property Street; Street Nm; Street Name",
  unit: "Suite; Ste #; Suite/Unit; Unit #; Apt/Suite; Apt #; Rm; Street Address 2; Address 1: Street 2; Service Address Line 2; Unit Value; Addr2; Suite Number; Secondary Number",
  floor: "Floor; Fl",
  building: "Bldg",
  number:
    "Building #; St No; House #; House No.; Street No; StreetNbr; Street Num; House Number; Primary Number",
  city: "City; Town; City/Town; Shipping City; Address 1: City; Service City; Svc City; A Loc City; Site City; City Name",
  state:
    "ST; State; Shipping State/Province; State/Region; Shipping State; Address 1: State/Province; Service State; Location A State; Site State; State Abbreviation; state_code",
  zip: "Zip; ZIP CODE; Zipcode; Shipping Zip/Postal Code; Postal Code; Shipping Code; Address 1: ZIP/Postal Code; address1_postalcode; Service Zip; Svc Zip; Site Zip Code; ZIP5; postal_code",
  zip4: "Zip+4",
  name: "Site Name; Location; Location Name; Store Name; Site; Branch; Account Name; Company name; Customer Name",
  id: "Store #; Site ID",
  billing: "BillingStreet; Mailing City",
  direction: "Street Dir; Predirectional",
  suffix: "Street Type; St Suffix; Street Suffix",
  unitType: "Unit Type",
  endDirection: "Postdirectional",
  urbanization: "Urbanization",
};

const rows = Object.entries(commonNames).flatMap(([kind, list]) =>
  list.split("; ").map((name) => [name, kind] as const),
);

test("the table has 115 common names", () => {
  expect(new Set(rows.map(([name]) => name)).size).toBe(115);
});

test.each(rows)("S6: the common name %j is known: %s", (name, kind) => {
  expect(columnKindOf(name)).toBe(kind);
});
