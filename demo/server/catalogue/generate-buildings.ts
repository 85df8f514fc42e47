import type { Building } from "../store/documents.ts";
import { normalAddressOf, prettyAddressOf } from "./addresses.ts";
import { type City, cities } from "./cities.ts";
import { createDice, type Dice } from "./dice.ts";

const streetNames = [
  "Main",
  "Commerce",
  "Market",
  "Oak",
  "Elm",
  "Maple",
  "Congress",
  "Washington",
  "Jefferson",
  "Lincoln",
  "Franklin",
  "Industrial",
  "Lakeview",
  "Park",
  "Pine",
  "Sunset",
  "Riverside",
  "Broadway",
  "Technology",
  "Airport",
] as const;

export const streetTypes = [
  "Street",
  "Avenue",
  "Boulevard",
  "Drive",
  "Road",
  "Lane",
  "Parkway",
  "Court",
] as const;

const buildingsPerCity = 11;

/** Generates the initial buildings, the same at every start. */
export function generateBuildings(): Building[] {
  const buildings = new Map<string, Building>();
  for (const city of cities) {
    const dice = createDice(`city ${city.name} ${city.state}`);
    const before = buildings.size;
    while (buildings.size < before + buildingsPerCity) {
      const building = generateBuilding(city, {
        street: `${dice.between(1, 98) * 100 + dice.between(0, 49) * 2} ${dice.pick(streetNames)} ${dice.pick(streetTypes)}`,
        city: city.name,
        postalCode: `${city.zip}${String(dice.between(1, 60)).padStart(2, "0")}`,
      });
      buildings.set(building.id, building);
    }
  }
  return [...buildings.values()];
}

/** Generates a building in a street of a city; missing data is derived from its address. */
export function generateBuilding(
  city: City,
  given: Pick<Building, "street" | "city" | "postalCode"> & Partial<Pick<Building, "state">>,
): Building {
  const address = { ...given, state: given.state ?? city.state };
  const id = normalAddressOf(prettyAddressOf(address));
  const dice = createDice(`building ${id}`);
  return {
    id,
    ...address,
    latitude: near(city.latitude, dice),
    longitude: near(city.longitude, dice),
    lata: city.lata,
    npaNxx: `${dice.pick(city.areaCodes)}-${exchange(dice)}`,
    clli: `${city.clli}${city.state}${String(dice.between(1, 99)).padStart(2, "0")}${dice.pick(["DS0", "DS1", "DS2", "CG0", "RS1", "H01"])}`,
    lecKey: dice.pick(city.lecs),
    cableKey: dice.pick(city.cables),
  };
}

/** Offsets by up to some three miles. */
function near(degrees: number, dice: Dice): number {
  return Number((degrees + (dice.next() - 0.5) * 0.08).toFixed(6));
}

/** Three digits; the first is 2 to 9, the last two are never 11. */
function exchange(dice: Dice): string {
  const digits = dice.between(200, 999);
  return String(digits % 100 === 11 ? digits + 1 : digits);
}
