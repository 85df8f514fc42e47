import { packageIdsOf } from "../catalogue.ts";
import { isPackageDisabled } from "../rules/rule-context.ts";
import { putIn, takeOut } from "./cart-acts.ts";
import { type CartState, offerOf } from "./cart-state.ts";

/** Changes the package: the rows of the one before go, its own come (decisions J8). */
export function choosePackage(state: CartState, value: string | null): CartState {
  if (value === state.package) return state;
  const { packages, rows } = offerOf(state);
  const chosen = value === null ? null : packages.get(value);
  if (chosen === undefined || (chosen && isPackageDisabled(state, chosen))) return state;
  const before = state.package === null ? undefined : packages.get(state.package);
  const ids = new Set(chosen ? packageIdsOf(chosen) : []);
  const left = takeOut(state, new Set(before ? packageIdsOf(before) : []), "packageReplaced");
  return [...ids].reduce<CartState>(
    (now, id) => {
      const row = rows.get(id);
      return row && row.family !== "fee" ? putIn(now, row, ids) : now;
    },
    { ...left, package: value },
  );
}
