import { createDice } from "../catalogue/dice.ts";
import { generateBuildings } from "../catalogue/generate-buildings.ts";
import type { Building } from "../store/documents.ts";

/**
 * Buildings by chance, each once: the same ones for the same seed. Known ones as long as there are
 * any, then some a few doors further.
 */
export function pickBuildings(seed: string, count: number): Building[] {
  const dice = createDice(`bulk ${seed}`);
  const known = generateBuildings();
  const left = [...known];
  return Array.from({ length: count }, (_building, index) => {
    if (left.length === 0) left.push(...known);
    const [building] = left.splice(dice.between(0, left.length - 1), 1);
    if (!building) throw new Error("There are no buildings.");
    return movedOn(building, Math.floor(index / known.length));
  });
}

function movedOn(building: Building, doors: number): Building {
  const street = building.street.replace(/^\d+/, (number) => String(Number(number) + 2 * doors));
  return { ...building, street };
}
