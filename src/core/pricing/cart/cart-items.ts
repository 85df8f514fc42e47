import { type CatalogueRow, compareRows } from "../catalogue-row.ts";
import type { PriceCartInput } from "../price/price-cart.ts";
import { clampQuantity, hasBoxes, hasLines, quantityRangeOf } from "../price/quantity-range.ts";
import { optionOf } from "../rules/rule-context.ts";
import { isRecord, memberOf } from "../wire/read-wire.ts";
import type { ServiceRow } from "../wire/service-row.ts";
import { type CartState, feesOf, rowsInCart } from "./cart-state.ts";

/** A line of the proposal (decisions Z3). */
export interface CartItem {
  readonly id: string;
  readonly type: string;
  /** Lines of a phone; 1 where none are counted. */
  readonly quantity: number;
  /** 0 where none are counted. */
  readonly boxes: number;
  readonly row: ServiceRow;
}

/** The cart in display order, fees included (decisions I12, J11). */
export function cartItemsOf(state: CartState): readonly CartItem[] {
  const rows = [...rowsInCart(state), ...feesOf(state)].sort(compareRows);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    ...quantityOf(state, row),
    row: row.row,
  }));
}

/** What `priceCart` is given for a cart. */
export function priceInputOf(state: CartState): PriceCartInput {
  const items = cartItemsOf(state).map(({ row, quantity, boxes }) => ({
    ...row,
    data: { ...(isRecord(row.data) ? row.data : {}), phone_lines: quantity, addon_items: boxes },
  }));
  const packages = state.catalogue.search.filter_options?.package;
  return { items, package: optionOf(packages, state.package) };
}

/** The quantities of a row, in the cart or not, within its range (decisions I17, I18, Z8). */
export function quantityOf(
  state: CartState,
  { id, row }: Pick<CatalogueRow, "id" | "row">,
): { readonly quantity: number; readonly boxes: number } {
  const chosen = state.quantities.get(id);
  const lines = chosen?.lines ?? memberOf(row.data, "phone_lines");
  const boxes = chosen?.boxes ?? memberOf(row.data, "addon_items");
  const lineRange = quantityRangeOf(row.phone_min, row.phone_max);
  const boxRange = quantityRangeOf(row.addon_item_min, row.addon_item_max);
  return {
    quantity: hasLines(row) ? clampQuantity(lines, lineRange) : 1,
    boxes: hasBoxes(row) ? clampQuantity(boxes, boxRange) : 0,
  };
}
