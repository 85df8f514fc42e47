import { wordsOf } from "../store/collection.ts";
import type { Building } from "../store/documents.ts";

const shortForms: Readonly<Record<string, string>> = {
  street: "st",
  avenue: "ave",
  av: "ave",
  boulevard: "blvd",
  road: "rd",
  drive: "dr",
  lane: "ln",
  court: "ct",
  place: "pl",
  parkway: "pkwy",
  highway: "hwy",
  suite: "ste",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
};

/** The words of an address, with long words abbreviated. */
export function addressWordsOf(address: string): string[] {
  return wordsOf(address).map((word) => shortForms[word] ?? word);
}

/** The normal form of an address, in which its spellings are equal. */
export function normalAddressOf(address: string): string {
  return addressWordsOf(address).join(" ");
}

/** The number and the first two words of the street, which identify a scenario. */
export function streetWordsOf(address: string): string {
  return normalAddressOf(address).split(" ").slice(0, 3).join(" ");
}

/** An address as users write it. */
export function prettyAddressOf(
  building: Pick<Building, "street" | "city" | "state" | "postalCode">,
): string {
  return `${building.street}, ${building.city}, ${building.state} ${building.postalCode}`;
}

/** True if a text has a number and at least one word that could name a street. */
export function isPlausibleAddress(address: string): boolean {
  return /^\d{1,6}[a-z]?\s+(?:[nsew]\.?\s+)?[\p{L}\d.'-]*\p{L}{2}/iu.test(address.trim());
}
