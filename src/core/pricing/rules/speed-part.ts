import type { CatalogueRow } from "../catalogue-row.ts";
import { memberOf, textOf } from "../read-wire.ts";
import type { Scene } from "./disabling-rule.ts";
import { type ServiceablePart, serviceablePartOf } from "./serviceable-part.ts";

/** The part that would serve a row; null for rows that have no speed to compare (rulings K3). */
export function speedPartOf({ type, row }: CatalogueRow, scene: Scene): ServiceablePart | null {
  if (type !== "broadband" && type !== "dedicated") return null;
  const isFiber = type === "dedicated" || textOf(row.fiber_serviceability_type) !== "";
  return serviceablePartOf(memberOf(scene.provider, "serviceability"), isFiber ? "fiber" : "coax");
}
