import { withRows } from "./cart-view.ts";
import type { DisablingRule } from "./disabling-rule.ts";

/**
 * A linked service is disabled. It is judged as if the row and all its links were in the cart: a
 * modem that needs the broadband it comes with would disable it otherwise (decisions K1).
 */
export const linkedServiceDisabled: DisablingRule = {
  code: "linkedServiceDisabled",
  disables: (row, scene, isDisabled) => {
    if (row.links.length === 0) return false;
    const linked = row.links.flatMap((id) => scene.offered.get(id) ?? []);
    const imagined = { ...scene, inCart: withRows(scene.inCart, [row, ...linked]) };
    return linked.some((target) => isDisabled(target, imagined));
  },
};
