import type { CartState } from "./cart-state.ts";
import type { CatalogueRow } from "./catalogue-row.ts";
import { disabledText } from "./pricing-messages.ts";
import { textOf } from "./read-wire.ts";
import type { DisabledCode } from "./rules/disabling-rule.ts";
import type { SectionName } from "./service-type.ts";

export function disabledTextOf(row: { error_msg?: unknown }): string {
  return textOf(row.error_msg) || disabledText;
}
export function explanationOf(_row: CatalogueRow, code: DisabledCode, _cart: CartState): string {
  return code;
}
export function noServicesText(_cart: CartState, name: SectionName): string {
  return name;
}
