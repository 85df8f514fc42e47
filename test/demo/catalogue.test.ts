import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalAddressOf } from "../../demo/server/catalogue/addresses.ts";
import { carriers, isInFootprint } from "../../demo/server/catalogue/carriers.ts";
import { cities } from "../../demo/server/catalogue/cities.ts";
import { createDice } from "../../demo/server/catalogue/dice.ts";
import { imagineBuilding } from "../../demo/server/catalogue/imagine-building.ts";
import { mendSpelling } from "../../demo/server/catalogue/mend-spelling.ts";
import { generateBuildings, prettyAddressOf } from "../../demo/server/index.ts";
import { describePlace } from "../../demo/server/place/describe-place.ts";

const buildings = generateBuildings();

describe("the catalogue", () => {
  test("the catalogue has more than 300 buildings in more than 8 states, and is always the same", () => {
    expect(buildings.length).toBeGreaterThan(300);
    expect(new Set(buildings.map(({ state }) => state)).size).toBeGreaterThan(8);
    expect(new Set(buildings.map(({ id }) => id)).size).toBe(buildings.length);
    expect(generateBuildings()).toEqual(buildings);
  });

  test("the catalogue has at least 20 carriers of five kinds", () => {
    expect(carriers.length).toBeGreaterThanOrEqual(20);
    const kinds = new Set(carriers.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining(["lec", "cable", "fiber", "fixed-wireless", "satellite"]),
    );
  });

  test.each(cities)(
    "the building in $name, $state is served by carriers of its footprint",
    (city) => {
      for (const key of [...city.lecs, ...city.cables]) {
        const carrier = carriers.find(({ id }) => id === key);
        expect(carrier && isInFootprint(carrier, city.state), key).toBe(true);
      }
    },
  );

  test("buildings are in their city and have valid codes", () => {
    for (const building of buildings) {
      const city = cities.find(({ name }) => name === building.city);
      expect(Math.abs(building.latitude - (city?.latitude ?? 0))).toBeLessThan(0.05);
      expect(Math.abs(building.longitude - (city?.longitude ?? 0))).toBeLessThan(0.05);
      expect(building.postalCode).toMatch(new RegExp(`^${city?.zip}\\d\\d$`));
      expect(building.npaNxx).toMatch(/^[2-9]\d\d-[2-9](?!11)\d\d$/);
      expect(building.lata).toMatch(/^\d{3} [A-Z ]+$/);
      expect(building.clli).toMatch(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}[A-Z0-9]{3}$/);
    }
  });
});

describe("a place", () => {
  const places = buildings.map((building) => describePlace(building, carriers, "/demo/logos"));

  test("a place has 4 to 14 providers, most of which are visible", () => {
    for (const { providers } of places) {
      expect(providers.length).toBeGreaterThanOrEqual(4);
      expect(providers.length).toBeLessThanOrEqual(14);
      expect(providers.filter(({ type }) => type !== "dynamic").length).toBeGreaterThanOrEqual(4);
    }
    expect(places.some(({ providers }) => providers.some(({ type }) => type === "dynamic"))).toBe(
      true,
    );
  });

  test("a place lists its LEC and its cable company among the providers", () => {
    for (const place of places) {
      const names = place.providers.map(({ name }) => name);
      expect(names).toContain(place.lec_provider_name);
      expect(names).toContain(place.cable_provider_name);
    }
  });

  test("a place has both forms of serviceability, and distances of every kind", () => {
    const all = places.flatMap(({ providers }) => providers);
    expect(all.some(({ serviceability }) => Array.isArray(serviceability))).toBe(true);
    expect(all.some(({ serviceability: s }) => s && !Array.isArray(s) && s.coax)).toBeTruthy();
    expect(all.some(({ serviceability }) => serviceability === null)).toBe(true);
    expect(all.some((provider) => !("serviceability" in provider))).toBe(true);
    const kinds = new Set(
      all.map(({ distance }) => (distance === null ? "null" : typeof distance)),
    );
    expect([...kinds].toSorted()).toEqual(["null", "number", "string", "undefined"]);
  });

  test("a place links to the pricing of its own address", () => {
    for (const place of places) {
      for (const { pricing_link: link, key } of place.providers) {
        if (!link) continue;
        const url = new URL(link.uri, "http://scout.test");
        expect(url.pathname).toBe("/scout/pricing");
        expect(url.searchParams.get("address")).toBe(place.location.address.pretty);
        expect(url.searchParams.get("provider")).toBe(key);
      }
    }
  });
});

describe("an imagined building", () => {
  test.each([
    ["12 Elm Street, Austin, TX 78701", "Austin", "TX", "78701"],
    ["12 Elm Street, Nowhereville, oh 43210-1234", "Nowhereville", "OH", "43210"],
    ["12 Elm Street, Seattle", "Seattle", "WA", null],
    ["12 N. Elm St", null, null, null],
    ["500 Market Street, Chicago, IL 60601", "Chicago", "IL", "60601"],
    ["12 Elm Street, Suite 400, Austin, TX 78701", "Austin", "TX", "78701"],
    ["  7   Rue Émile ", null, null, null],
    ["1200 main st houston tx 77002", "Houston", "TX", "77002"],
    ["12 Elm Street San Antonio", "San Antonio", "TX", null],
    ["1200 Austin, Dallas, TX 75201", "Dallas", "TX", "75201"],
  ])(
    "an imagined building at %j is in the city and state of the address",
    (address, city, state, postalCode) => {
      const building = imagineBuilding(address);
      expect(building).not.toBeNull();
      if (city) expect(building?.city).toBe(city);
      if (state) expect(building?.state).toBe(state);
      if (postalCode) expect(building?.postalCode).toBe(postalCode);
      expect(building?.street).toMatch(/^\d+ \S/);
    },
  );

  test.each(["", "hello", "12345", "Main Street", "....", "12 34", "<script>", "1"])(
    "no building is imagined for %j",
    (text) => {
      expect(imagineBuilding(text)).toBeNull();
    },
  );

  test("an imagined building keeps the unit of the address", () => {
    const { street, city } = imagineBuilding("12 Elm Street, # 400, Austin") ?? expect.fail();
    expect([street, city]).toEqual(["12 Elm Street, # 400", "Austin"]);
  });

  test("an imagined building is always the same for every spelling of the address", () => {
    expect(imagineBuilding("77 Oak Avenue, Dallas, TX 75201")?.clli).toBe(
      imagineBuilding("77 oak ave dallas tx 75201".replace(" dallas", ", dallas,"))?.clli,
    );
  });

  test("an imagined building without commas is that of the address with them", () => {
    expect(imagineBuilding("1200 main st houston tx 77002")?.id).toBe(
      imagineBuilding("1200 Main Street, Houston, TX 77002")?.id,
    );
    expect(imagineBuilding("1200 Austin")?.street).toBe("1200 Austin");
  });

  test("imagining a building never throws, and its id has its normal form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const building = imagineBuilding(`12 Oak ${text}`);
        expect(building && normalAddressOf(prettyAddressOf(building))).toBe(building?.id);
      }),
    );
  });
});

test.each([
  ["1200 Main Steet, Huston, TX", "1200 Main Street, Houston, TX"],
  ["1200 Main Street, Dalas, TX 75201", "1200 Main Street, Dallas, TX 75201"],
  ["12 Oak Bulevard, Suite 4, San Antonoi, TX", "12 Oak Boulevard, Suite 4, San Antonio, TX"],
  ["77 Oak Avenue, Seatle", "77 Oak Avenue, Seattle"],
  ["1200 Main Street, Houston, TX 77002", null],
  ["1200 Main St, HOUSTON, TX", null],
  // Justin, TX, is a town; so would be a place with a ZIP code of its own.
  ["1 Elm Street, Justin, TX", null],
  ["1 Elm Street, Huston, TX 75757", null],
  ["1 Blue Lake, Reno, NV", null],
  ["12 Oak", null],
  ["", null],
])("the spelling of %j is corrected to %j", (address, mended) => {
  expect(mendSpelling(address)).toBe(mended ?? address);
});

test("dice stay within their limits", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, least, more) => {
      const thrown = createDice(seed).between(least, least + more);
      expect(thrown).toBeGreaterThanOrEqual(least);
      expect(thrown).toBeLessThanOrEqual(least + more);
      expect(createDice(seed).between(least, least + more)).toBe(thrown);
    }),
  );
});
