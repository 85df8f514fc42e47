import { createDice } from "../catalogue/dice.ts";
import { generateBuildings } from "../catalogue/generate-buildings.ts";
import type { Building } from "../store/documents.ts";

/** Picks random distinct buildings, the same for the same seed: known ones first, then imagined ones nearby. */
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
