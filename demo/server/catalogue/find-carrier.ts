import type { Carrier } from "../store/documents.ts";

/** Names that people and links use besides a carrier's own. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["at&t", "att"],
  ["xfinity", "comcast"],
  ["charter", "spectrum"],
  ["centurylink", "lumen"],
  ["kinetic", "windstream"],
  ["altice", "optimum"],
]);

/** The carrier of a key, a name or another name, in any case; "Business" at its end is nothing. */
export function findCarrier(carriers: readonly Carrier[], text: string): Carrier | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/\s+business$/, "");
  const key = aliases.get(wanted) ?? wanted;
  return carriers.find(({ id, name }) => id === key || name.toLowerCase() === key) ?? null;
}
