import { type CartState, feesOf, offerOf, rowsInCart } from "../cart/cart-state.ts";
import { packageIdsOf } from "../catalogue.ts";
import type { CatalogueRow } from "../catalogue-row.ts";
import type { PackageRow } from "../wire/package-row.ts";
import type { FilterOption } from "../wire/pricing-search-wire.ts";
import { textOf } from "../wire/read-wire.ts";
import { serviceablePartOf } from "../wire/serviceable-part.ts";
import { cartViewOf, withRows } from "./cart-view.ts";
import { disabledCodeOf } from "./disabled-code.ts";
import type { DisabledCode, RuleContext } from "./disabling-rule.ts";

/** What the rows of a state are judged in (decisions K). */
export function sceneOf(state: CartState): RuleContext {
  const { search, rows } = state.catalogue;
  const options = search.filter_options;
  const provider = optionOf(options?.provider, state.provider);
  return {
    inCart: cartViewOf([...rowsInCart(state), ...feesOf(state)]),
    offered: offerOf(state).rows,
    known: rows,
    search,
    provider,
    package: optionOf(options?.package, state.package),
    term: optionOf(options?.term, state.term),
    region: optionOf(options?.region, state.region),
    served: {
      fiber: serviceablePartOf(provider?.serviceability, "fiber"),
      coax: serviceablePartOf(provider?.serviceability, "coax"),
    },
  };
}

/** Why each offered row that cannot be chosen cannot: by id (1 §4, Item disabling; decisions K). */
export function disabledCodesOf(state: CartState): ReadonlyMap<string, DisabledCode> {
  const scene = sceneOf(state);
  const codes = new Map<string, DisabledCode>();
  for (const row of scene.offered.values()) {
    const code = disabledCodeOf(row, scene);
    if (code) codes.set(row.id, code);
  }
  return codes;
}

/**
 * Whether an offered package cannot be chosen (decisions J8, Z9): with all its rows in the cart one
 * of them is not offered or still disabled.
 */
export function isPackageDisabled(state: CartState, chosen: PackageRow): boolean {
  const scene = sceneOf({ ...state, package: textOf(chosen.value) });
  const rows = packageIdsOf(chosen).map((id) => scene.offered.get(id));
  const known = rows.filter((row): row is CatalogueRow => row !== undefined);
  if (known.length < rows.length) return true;
  const imagined = { ...scene, inCart: withRows(scene.inCart, known) };
  return known.some((row) => disabledCodeOf(row, imagined) !== null);
}

/** The option of a value; null when there is none. */
export function optionOf<Option extends FilterOption>(
  options: readonly Option[] | undefined,
  value: string | null,
): Option | null {
  if (value === null) return null;
  return options?.find((option) => textOf(option.value) === value) ?? null;
}
