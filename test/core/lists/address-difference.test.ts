import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addedZipOf,
  addressDifferenceOf,
  addsPlace,
} from "../../../src/core/lists/address-difference.ts";

const partsOf = (asked: string, answered: string) =>
  addressDifferenceOf(asked, answered)?.parts ?? [];

describe("W27: requested and answered address", () => {
  test.each([
    ["1 Sample St", "1 Sample Street, Miami, FL 33101"],
    ["1 sample st", "1 SAMPLE ST."],
    ["100 N Main St, Austin", "100 North Main Street, Austin, TX 78701"],
    ["100 NW Main St", "100 N.W. Main Street"],
    ["100 Main St N, Austin", "100 Main Street North, Austin"],
    ["12 Main St Austin TX", "12 Main Street, Austin, TX 78701-1234"],
    ["12 Main St Austin TX 78701", "12 Main Street, Austin, TX 78701-1234"],
    ["12 Main St, Austin, TX 78701-1234", "12 Main St, Austin, TX 787011234"],
    ["12 Main St, Austin, TX 78701-1234", "12 Main St, Austin, TX 78701"],
    ["12 Main St, Ste 400, Austin", "12 Main St Suite 400, Austin, TX"],
    ["12 Main St #400", "12 Main St, Ste 400, Austin, TX"],
    ["12 Main St Ste #400 Austin TX", "12 Main St, Suite 400, Austin, TX 78701"],
    ["12 Main St 400, Austin", "12 Main St, Suite 400, Austin, TX"],
    ["12 Main St, 400, Austin", "12 Main St # 400, Austin, TX"],
    ["12 Main St, Bldg 2, Fl 3, Austin", "12 Main St, 3rd Floor, Building 2, Austin, TX"],
    ["12 Main St, Penthouse, Austin", "12 MAIN ST PENTHOUSE, AUSTIN".replace(" P", ", P")],
    ["5 Main St, New York", "5 Main Street, New York, NY 10001"],
    ["5 Main St, Washington", "5 Main Street, Washington, DC 20001"],
    ["5 Main St, Washington, DC", "5 Main Street, Washington"],
    ["5 Main St, Austin, Texas", "5 Main St, Austin, TX"],
    ["5 Main St, Charleston, West Virginia", "5 Main St, Charleston, WV 25301"],
    ["2410 N St NE", "2410 N St NE, Washington, DC 20002"],
    ["5 Elm Ct", "5 Elm Court, Dallas, TX"],
    ["5 Elm St Hartford CT", "5 Elm Street, Hartford, CT 06103"],
    ["100 Highway 6 Houston TX", "100 Highway 6, Houston, TX 77001"],
    ["100 Lake Pass Creek Rd Austin TX", "100 Lake Pass Creek Road, Austin, TX"],
    ["100 Lake Pass Creek Rd", "100 Lake Pass Creek Rd Austin TX 78701"],
    ["100 Main Street Ste 2", "100 Main St Ste 2 Austin TX"],
    ["1 Main St North Austin", "1 Main St, North Austin, TX"],
    ["7 Oak Grove Trl, Ft Worth, TX", "7 Oak Grove Trail, Fort Worth, TX 76101"],
    ["32 1/2 Main St", "32 1/2 Main Street, Austin, TX"],
    ["N6W23001 Bluemound Rd", "N6W23001 Bluemound Road, Waukesha, WI 53188, USA"],
    ["PO Box 12, Austin, TX 78701", "P.O. Box 12, Austin, TX 78701"],
    ["111 Wellington St, Ottawa, ON K1A 0A9", "111 Wellington Street, Ottawa, ON K1A0A9"],
    ["1 O'Brien Rd", "1 O’Brien Road, Austin"],
    ["Urb Las Flores, 12 Calle A, San Juan", "URB LAS FLORES, 12 CALLE A, San Juan, PR 00926"],
    ["", "1 Main St"],
    ["1 Main St", ""],
    ["12 Main St, Miami, FL 33101", "12 Main St, Miami, Florida 33101, United States"],
    ["12 Main St, Lobby 4, Austin", "12 Main St, Lobby 4, Austin, TX"],
    ["12 Main St, Ste 200 Austin TX", "12 Main St, Ste 200, Austin, TX"],
    ["Austin, TX", "Austin, TX 78701"],
  ])("%j is answered by %j", (asked, answered) => {
    expect(partsOf(asked, answered)).toEqual([]);
    expect(partsOf(asked, asked)).toEqual([]);
    expect(partsOf(answered, answered)).toEqual([]);
  });

  test.each([
    ["12 Main St, Austin", "14 Main Street, Austin, TX", ["number"], "12 Main St"],
    ["Main St, Austin", "14 Main Street, Austin, TX", ["number"], "Main St"],
    ["32 1/2 Main St", "32 Main St", ["number"], "32 1/2 Main St"],
    ["41-162 Main St", "41162 Main St", ["number"], "41-162 Main St"],
    ["100 Main St", "100 N Main St, Austin", ["direction"], "100 Main St"],
    ["100 N. Main St", "100 S Main St, Austin", ["direction"], "100 N. Main St"],
    ["100 N Main St", "100 Main St N, Austin", ["direction"], "100 N Main St"],
    ["10 North St", "10 N St, Austin", ["street"], "10 North St"],
    ["10 Main Ave, Austin", "10 Main St, Austin", ["street"], "10 Main Ave"],
    ["10 Main", "10 Main St, Austin", ["street"], "10 Main"],
    ["10 Peña Rd", "10 Pena Rd", ["street"], "10 Peña Rd"],
    ["10 Oak St Austin TX", "10 Elm St, Austin, TX", ["street"], "10 Oak St"],
    ["12 Main St, Suite 400, Austin", "12 Main St, Austin, TX", ["unit"], "Suite 400"],
    ["12 Main St #400, Austin", "12 Main St, Austin, TX", ["unit"], "#400"],
    ["12 Main St Suite 400 Austin", "12 Main St, Ste 401, Austin, TX", ["unit"], "Suite 400"],
    ["12 Main St, Apt 4", "12 Main St, Ste 4, Austin, TX", ["unit"], "Apt 4"],
    ["12 Main St", "12 Main St, Ste 4, Austin, TX", ["unit"], "12 Main St"],
    ["12 Main St, Bldg 2, Ste 4", "12 Main St, Ste 4", ["unit"], "Bldg 2, Ste 4"],
    ["12 Main St, Austin", "12 Main Street, Dallas, TX 75201", ["city"], "Austin"],
    ["12 Main St Austin", "12 Main Street, Dallas, TX 75201", ["city"], "Austin"],
    [
      "12 Main St, Austin, TX 78701",
      "12 Main Street, Miami, FL 33101",
      ["city", "state", "zip"],
      "Austin, TX 78701",
    ],
    ["12 Main St, TX", "12 Main St, Miami, FL", ["state"], "TX"],
    [
      "5 Main St, Charleston, West Virginia",
      "5 Main St, Charleston, SC",
      ["state"],
      "Charleston, West Virginia",
    ],
    ["12", "12 Main St, Austin", ["street"], "12"],
    ["12 Main St Kyle, Austin", "12 Main St", ["street"], "12 Main St Kyle"],
    ["10 Martin Luther St Austin", "10 Elm St, Austin", ["street"], "10 Martin Luther St"],
    ["12 Main St, 78701", "12 Main St, Austin, TX 78702", ["zip"], "78701"],
    ["12 Main St, 78701-1111", "12 Main St, Austin, TX 78701-2222", ["zip"], "78701-1111"],
    [
      "12 Main St, Suite 4, Austin",
      "14 Main St, Dallas, TX",
      ["number", "unit", "city"],
      "12 Main St, Suite 4, Austin",
    ],
    [
      "Urb Las Flores, 12 Calle A, San Juan",
      "12 Calle A, San Juan, PR",
      ["street"],
      "12 Urb Las Flores Calle A",
    ],
  ])("%j differs from %j", (asked, answered, parts, words) => {
    expect(addressDifferenceOf(asked, answered)).toEqual({ parts, asked: words });
  });

  test.each([
    ["1 Sample St", "1 Sample St, Miami, FL 33101", true],
    ["1 Sample St", "1 Sample Street Miami", true],
    ["1 Sample St, Miami", "1 Sample St, Miami, FL 33101", true],
    ["1 Sample St, Miami, FL", "1 Sample Street, Miami, FL 33101", false],
    ["1 Sample St, Miami, FL 33101", "1 Sample St", false],
    ["1 Sample St", "", false],
  ])("%j, answered by %j: the place is added is %j", (asked, answered, isAdded) => {
    expect(addsPlace(asked, answered)).toBe(isAdded);
  });
});

const types = [
  ["St", "Street"],
  ["Ave", "Avenue"],
  ["Rd", "Road"],
  ["Blvd", "Boulevard"],
  ["Trl", "Trail"],
] as const;
const directions: readonly (readonly [string, string])[] = [
  ["", ""],
  ["N", "North"],
  ["SW", "Southwest"],
];
const kinds = [
  ["Ste", "Suite"],
  ["Apt", "Apartment"],
  ["Fl", "Floor"],
  ["#", "# "],
] as const;

const address = fc.record({
  number: fc.integer({ min: 1, max: 99_999 }),
  direction: fc.constantFrom(...directions),
  name: fc.constantFrom<string>(
    "Main",
    "5th",
    "Oak Tree",
    "Saint Ann",
    "O'Brien",
    "Martin Luther King Jr",
  ),
  type: fc.constantFrom(...types),
  unit: fc.option(fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 9999 }))),
  place: fc.constantFrom<readonly [string, string]>(
    ["Austin", "TX"],
    ["St. Louis", "MO"],
    ["New York", "NY"],
  ),
  zip: fc.integer({ min: 10_000, max: 99_999 }),
});
type Sample = typeof address extends fc.Arbitrary<infer One> ? One : never;

/** The address on one line: abbreviated, or in full. */
function written(one: Sample, form: 0 | 1, join = ", "): string {
  const unit = one.unit === null ? [] : [`${one.unit[0][form]} ${one.unit[1]}`];
  const street = [one.number, one.direction[form], one.name, one.type[form]].filter(Boolean);
  const [city, state] = one.place;
  return [street.join(" "), ...unit, city, `${state} ${one.zip}`].join(join);
}

test("W27: an address equals itself in any case, punctuation and abbreviation", () => {
  fc.assert(
    fc.property(address, (one) => {
      const full = written(one, 1);
      for (const other of [
        written(one, 0),
        full.toUpperCase(),
        written(one, 0, " "),
        `${full}.`,
        `${full}-1234`,
        full.replaceAll(", ", " ,  "),
        `${full}, USA`,
      ]) {
        expect(addressDifferenceOf(other, full)).toBeNull();
        expect(addressDifferenceOf(full, other)).toBeNull();
      }
    }),
  );
});

test("W27: a changed part is the only one that differs", () => {
  fc.assert(
    fc.property(address, (one) => {
      const full = written(one, 1);
      const asked = (change: Partial<Sample>) => partsOf(written({ ...one, ...change }, 0), full);
      expect(asked({ number: one.number + 1 })).toEqual(["number"]);
      expect(asked({ direction: ["E", "East"] })).toEqual(["direction"]);
      expect(asked({ name: "Elm" })).toEqual(["street"]);
      expect(asked({ unit: [["Ste", "Suite"], 10_000] })).toEqual(["unit"]);
      expect(asked({ place: ["Dallas", one.place[1]] })).toEqual(["city"]);
      expect(asked({ zip: one.zip === 99_999 ? 10_000 : one.zip + 1 })).toEqual(["zip"]);
    }),
  );
});

test("W27: an answer that only adds a city, state or ZIP code does not differ; a missing unit does", () => {
  fc.assert(
    fc.property(address, (one) => {
      const [street = "", ...rest] = written(one, 0).split(", ");
      const asked = rest.length === 3 ? `${street}, ${rest[0]}` : street;
      expect(partsOf(asked, written(one, 1))).toEqual([]);
      const without = written({ ...one, unit: null }, 1);
      expect(partsOf(written(one, 0), without)).toEqual(one.unit === null ? [] : ["unit"]);
    }),
  );
});

test("W27: no text makes the comparison fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (one, other) => {
      expect(() => addressDifferenceOf(one, other)).not.toThrow();
      expect(addressDifferenceOf(one, one)).toBeNull();
    }),
  );
});

test.each([
  ["1200 Main St, Houston, TX", "1200 Main Street, Houston, TX 77002", "77002"],
  ["1200 Main St", "1200 Main Street, Houston, TX 77002-1234", "77002"],
  ["1200 Main St, Houston, TX 77002", "1200 Main Street, Houston, TX 77002-1234", ""],
  ["1200 Main St, Houston, TX", "1200 Main Street, Houston, TX", ""],
  ["", "1200 Main Street, Houston, TX 77002", ""],
])("W27: the request %j and the answer %j: ZIP code %j is added", (asked, answered, zip) => {
  expect(addedZipOf(asked, answered)).toBe(zip);
});
