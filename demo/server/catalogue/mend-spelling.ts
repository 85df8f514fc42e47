import { distance } from "fastest-levenshtein";
import { type AddressParts, addressPartsOf } from "./address-parts.ts";
import { cities } from "./cities.ts";
import { streetTypes } from "./generate-buildings.ts";

/**
 * Corrects the spelling of a city and of the type of a street, as geocoders do: `1200 Main Steet, Huston, TX` is
 * `1200 Main Street, Houston, TX`. A word is corrected if it begins like a known one and differs from it by one letter,
 * or by two if it is long. A ZIP code of another city says that the city is no misspelled one.
 */
export function mendSpelling(address: string): string {
  const parts = addressPartsOf(address);
  const { street, cityName, state, postalCode } = parts;
  const [line = "", ...units] = street.split(", ");
  const words = line.split(" ");
  const type = closestTo(words.at(-1) ?? "", streetTypes);
  const city = closestTo(cityName, citiesNear(parts));
  if (type === null && city === null) return address;
  const mended = type === null ? line : [...words.slice(0, -1), type].join(" ");
  const end = [state, postalCode].filter(Boolean).join(" ");
  return [mended, ...units, city ?? cityName, end].filter(Boolean).join(", ");
}

function citiesNear({ state, postalCode }: AddressParts): readonly string[] {
  return cities
    .filter((city) => state === "" || city.state === state)
    .filter(({ zip }) => postalCode.startsWith(zip) || postalCode === "")
    .map(({ name }) => name);
}

const minLength = 5;
const longLength = 7;

/** The known word that a word misspells; null if it is known, or too short or too different to tell. */
function closestTo(word: string, known: readonly string[]): string | null {
  const written = word.toLowerCase();
  if (written.length < minLength) return null;
  const isClose = (one: string) =>
    one.startsWith(written.charAt(0)) &&
    distance(one, written) <= (one.length < longLength ? 1 : 2);
  const close = known.filter((one) => isClose(one.toLowerCase()));
  const isKnown = close.some((one) => one.toLowerCase() === written);
  return isKnown ? null : (close[0] ?? null);
}
