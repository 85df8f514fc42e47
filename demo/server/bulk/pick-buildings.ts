import { createDice } from "../catalogue/dice.ts";
import { generateBuildings } from "../catalogue/generate-buildings.ts";
import type { Building } from "../store/documents.ts";

/** Known buildings by chance: the same ones for the same seed. */
export function pickBuildings(seed: string, count: number): Building[] {
  const dice = createDice(`bulk ${seed}`);
  const [first, ...others] = generateBuildings();
  if (!first) throw new Error("There are no buildings.");
  return Array.from({ length: count }, () => dice.pick([first, ...others]));
}
