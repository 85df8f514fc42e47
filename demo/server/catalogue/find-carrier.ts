import type { Carrier } from "../store/documents.ts";

/** Alternative names of carriers in texts and links. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["at&t", "att"],
  ["xfinity", "comcast"],
  ["charter", "spectrum"],
  ["centurylink", "lumen"],
  ["kinetic", "windstream"],
  ["altice", "optimum"],
]);

/** Finds a carrier by key, name or alias, in any case; a trailing "Business" is ignored. */
export function findCarrier(carriers: readonly Carrier[], text: string): Carrier | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/\s{1,9}business$/, "");
  const key = aliases.get(wanted) ?? wanted;
  return carriers.find(({ id, name }) => id === key || name.toLowerCase() === key) ?? null;
}
