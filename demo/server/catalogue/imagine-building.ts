import type { Building } from "../store/documents.ts";
import { isPlausibleAddress, normalAddressOf } from "./addresses.ts";
import { type City, cities } from "./cities.ts";
import { createDice } from "./dice.ts";
import { generateBuilding } from "./generate-buildings.ts";

/** Generates a building for an unknown address, always the same one. Null if the text cannot be an address. */
export function imagineBuilding(address: string): Building | null {
  const text = address.trim().replace(/\s+/g, " ");
  if (!isPlausibleAddress(text)) return null;
  const { street, cityName, state, postalCode } = partsOf(text);
  const city = cityFor(text, cityName, state);
  const dice = createDice(`imagined ${normalAddressOf(text)}`);
  return generateBuilding(city, {
    street,
    city: cityName || city.name,
    ...(state && { state }),
    postalCode: postalCode || `${city.zip}${String(dice.between(1, 60)).padStart(2, "0")}`,
  });
}

const unit = /^(?:suite|ste|unit|apt|floor|bldg|building)\b|^#/i;

function partsOf(text: string) {
  const tail = /[ ,]{1,9}([A-Z]{2})(?:[ ,]{1,9}(\d{5})(?:-\d{4})?)?$/i.exec(text);
  const isFull = tail?.[2] !== undefined && text.includes(",");
  const known =
    tail?.[1] && (isFull || cities.some(({ state }) => state === tail[1]?.toUpperCase()));
  const zipOnly = known ? null : /[ ,]{1,9}(\d{5})(?:-\d{4})?$/.exec(text);
  const end = (known ? tail?.index : zipOnly?.index) ?? text.length;
  const [street = text, ...rest] = text
    .slice(0, end)
    .split(",")
    .map((part) => part.trim());
  const units = rest.filter((part) => unit.test(part));
  const places = rest.filter((part) => !unit.test(part));
  return {
    street: [street, ...units].join(", "),
    cityName: places.at(-1) ?? "",
    state: known ? (tail?.[1]?.toUpperCase() ?? "") : "",
    postalCode: (known ? tail?.[2] : zipOnly?.[1]) ?? "",
  };
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
