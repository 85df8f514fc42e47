import type { Building } from "../store/documents.ts";
import type { Store } from "../store/store.ts";
import { addressWordsOf, normalAddressOf } from "./addresses.ts";
import { imagineBuilding } from "./imagine-building.ts";
import { mendSpelling } from "./mend-spelling.ts";

/**
 * The building of an address: a known one if the address names exactly one, as written or with its spelling corrected,
 * or else an imagined one.
 */
export async function findBuilding(
  store: Pick<Store, "buildings">,
  address: string,
): Promise<Building | null> {
  const mended = mendSpelling(address);
  for (const text of new Set([address, mended])) {
    const [only, another] = await findKnownBuildings(store, text);
    if (only && !another) return only;
  }
  return imagineBuilding(mended);
}

/** The known buildings that an address may mean: an exact match, or else those that contain its words. */
export async function findKnownBuildings(
  store: Pick<Store, "buildings">,
  address: string,
): Promise<Building[]> {
  const exact = await store.buildings.get(normalAddressOf(address));
  if (exact) return [exact];
  const words = addressWordsOf(address);
  const candidates = await store.buildings.find({ words });
  return candidates.filter(({ id }) => hasWords(id, words));
}

function hasWords(id: string, words: readonly string[]): boolean {
  const own = id.split(" ");
  return own[0] === words[0] && words.every((word) => own.includes(word));
}
