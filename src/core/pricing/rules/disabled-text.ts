import type { CartState } from "../cart/cart-state.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import { pricingMessages } from "../pricing-messages.ts";
import { rowTitleOf } from "../row-title.ts";
import { typeNames } from "../type-names.ts";
import { textOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import { withRows } from "./cart-view.ts";
import { disabledCodeOf } from "./disabled-code.ts";
import type { DisabledCode } from "./disabling-rule.ts";
import { sceneOf } from "./rule-context.ts";

/** What a disabled row shows, whatever the cause (decisions K6, O6). */
export function disabledTextOf({ error_msg }: Pick<ServiceRow, "error_msg">): string {
  return textOf(error_msg) || pricingMessages.notAvailable;
}

/** A second line beside the disabled text that says why (decisions O6). */
export function disabledReasonOf(state: CartState, row: CatalogueRow, code: DisabledCode): string {
  switch (code) {
    case "dependencyMissing":
      return requiresText(row, state.catalogue.rows);
    case "speedExceeded":
      return pricingMessages.tooFast(servedMbpsOf(state, row));
    case "speedUnverified":
      return pricingMessages.speedUnverified;
    case "conditionMatched":
      return pricingMessages.conditionMatched;
    case "linkedServiceDisabled":
      return pricingMessages.linkDisabled(disabledLinksOf(state, row).map(titleOf));
  }
}

/** Each title once; a type by its name (decisions J3), what no search knows by its id. */
export function requiresText(
  { dependencies }: Pick<CatalogueRow, "dependencies">,
  known: ReadonlyMap<string, CatalogueRow>,
): string {
  const titles = dependencies.map((id) => {
    const row = known.get(id);
    return row ? titleOf(row) : (typeNames.get(id) ?? id);
  });
  return pricingMessages.requires([...new Set(titles)]);
}

function servedMbpsOf(state: CartState, { servedBy }: CatalogueRow): number {
  return (servedBy && sceneOf(state).served[servedBy].mbps) ?? 0;
}

/** Those that are disabled with the row and all its links in the cart (decisions K1). */
function disabledLinksOf(state: CartState, row: CatalogueRow): readonly CatalogueRow[] {
  const scene = sceneOf(state);
  const linked = row.links.flatMap((id) => scene.offered.get(id) ?? []);
  const imagined = { ...scene, inCart: withRows(scene.inCart, [row, ...linked]) };
  return linked.filter((target) => disabledCodeOf(target, imagined) !== null);
}

function titleOf({ row }: CatalogueRow): string {
  return rowTitleOf(row);
}
