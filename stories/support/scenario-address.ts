import { findScenarioByCode } from "../../demo/server/index.ts";

/** The address of a lookup scenario. */
export function addressOf(code: string): string {
  const scenario = findScenarioByCode(code);
  if (scenario === null) throw new Error(`There is no scenario ${code}.`);
  return scenario.address;
}
