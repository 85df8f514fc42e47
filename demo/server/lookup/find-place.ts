import type { BackendParts } from "../backend-parts.ts";
import { describePlace } from "../place/describe-place.ts";
import type { Place } from "../place/place.ts";
import type { Lookup } from "../store/documents.ts";
import { changePlace } from "./change-place.ts";
import { findScenarioByCode } from "./scenarios.ts";

/** The final place of a lookup. */
export async function findPlace(
  parts: BackendParts,
  lookup: Pick<Lookup, "building" | "scenario">,
): Promise<Place> {
  const carriers = await parts.store.carriers.find();
  const place = describePlace(lookup.building, carriers, parts.options.logoBase);
  const change = findScenarioByCode(lookup.scenario)?.place;
  return change ? changePlace(place, change) : place;
}
