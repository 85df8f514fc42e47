import type { Building } from "../store/documents.ts";
import { addressPartsOf } from "./address-parts.ts";
import { isPlausibleAddress, normalAddressOf } from "./addresses.ts";
import { type City, cities } from "./cities.ts";
import { createDice } from "./dice.ts";
import { generateBuilding } from "./generate-buildings.ts";

/** Generates a building for an unknown address, always the same one. Null if the text cannot be an address. */
export function imagineBuilding(address: string): Building | null {
  const text = address.trim().replace(/\s+/g, " ");
  if (!isPlausibleAddress(text)) return null;
  const { street, cityName, state, postalCode } = addressPartsOf(text);
  const city = cityFor(text, cityName, state);
  const dice = createDice(`imagined ${normalAddressOf(text)}`);
  return generateBuilding(city, {
    street,
    city: cityName || city.name,
    ...(state && { state }),
    postalCode: postalCode || `${city.zip}${String(dice.between(1, 60)).padStart(2, "0")}`,
  });
}

function cityFor(text: string, cityName: string, state: string): City {
  const named = cities.find(
    (city) =>
      city.name.toLowerCase() === cityName.toLowerCase() && (!state || city.state === state),
  );
  const inState = cities.filter((city) => city.state === state);
  const [first, ...others] = inState.length > 0 ? inState : cities;
  if (!first) throw new Error("There are no cities.");
  return named ?? createDice(`city of ${normalAddressOf(text)}`).pick([first, ...others]);
}
