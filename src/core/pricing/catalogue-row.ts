import { readMoney } from "../money/read-money.ts";
import { type Family, serviceTypes } from "./service-type.ts";
import { type Condition, conditionsOf } from "./wire/condition.ts";
import { idsOf, textOf } from "./wire/read-wire.ts";
import type { ServiceRow } from "./wire/service-row.ts";
import { mbpsOf, type PartName } from "./wire/serviceable-part.ts";

/** A row of a search, read once: what the cart's rules ask of it. */
export interface CatalogueRow {
  readonly id: string;
  readonly type: string;
  /** Null for an unknown type: never shown (decisions MT5). */
  readonly family: Family | null;
  readonly isRadio: boolean;
  readonly dependencies: readonly string[];
  readonly links: readonly string[];
  /** What serves it, and how fast it is; null for rows that have no speed to compare (decisions K3). */
  readonly servedBy: PartName | null;
  readonly mbps: number | null;
  readonly conditions: readonly Condition[];
  /** A free linked service comes without a line (decisions J5). */
  readonly isAddedByLink: boolean;
  /** Display order: by weight, then by base rate, missing ones last (decisions I12). */
  readonly weight: number;
  readonly sortCents: number;
  readonly row: ServiceRow;
}

export function catalogueRowOf(row: ServiceRow): CatalogueRow {
  const type = textOf(row.type);
  const known = serviceTypes.get(type);
  const mrc = readMoney(row.mrc);
  const cents = mrc.kind === "amount" ? mrc.cents : null;
  return {
    id: textOf(row.id),
    type,
    family: known?.family ?? null,
    isRadio: textOf(row.widget).toLowerCase() === "radio",
    dependencies: idsOf(row.dependencies),
    links: idsOf(row.linked_services),
    servedBy: partServing(type, row),
    mbps: mbpsOf(row.download_speed),
    conditions: conditionsOf(row.condition_disabled),
    // An amount that cannot be read is not known to be free: hiding it would lower the total.
    isAddedByLink: mrc.kind === "invalid" || (cents ?? 0) > 0,
    weight: known?.weight ?? 12,
    sortCents: cents ?? Number.POSITIVE_INFINITY,
    row,
  };
}

export function compareRows(a: CatalogueRow, b: CatalogueRow): number {
  if (a.weight !== b.weight) return a.weight - b.weight;
  return a.sortCents === b.sortCents ? 0 : a.sortCents - b.sortCents;
}

function partServing(type: string, row: ServiceRow): PartName | null {
  if (type !== "broadband" && type !== "dedicated") return null;
  return type === "dedicated" || textOf(row.fiber_serviceability_type) !== "" ? "fiber" : "coax";
}
