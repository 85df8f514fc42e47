import { packageIdsOf } from "../catalogue.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import { disabledCodeOf } from "../rules/disabled-code.ts";
import { sceneOf } from "../rules/rule-context.ts";
import { deselect, putIn, takeOut } from "./cart-acts.ts";
import { type CartState, offerOf } from "./cart-state.ts";

/** Chooses a radio, checks or unchecks a checkbox (decisions J1, J4, Z11). */
export function selectItem(state: CartState, id: string): CartState {
  const row = offerOf(state).rows.get(id);
  if (!row || row.family === "fee") return state;
  if (state.cart.includes(id)) return row.isRadio ? state : deselect(state, id);
  if (disabledCodeOf(row, sceneOf(state)) !== null) return state;
  return putIn(leavePackage(state, row), row, new Set([id]));
}

/** Choosing broadband or dedicated ends a package and takes its rows out (decisions J4). */
function leavePackage(state: CartState, { type }: CatalogueRow): CartState {
  if (state.package === null || (type !== "broadband" && type !== "dedicated")) return state;
  const chosen = offerOf(state).packages.get(state.package);
  const left = chosen ? takeOut(state, new Set(packageIdsOf(chosen)), "serviceChosen") : state;
  return { ...left, package: null, packageRemoved: "serviceChosen" };
}
