/**
 * A service row as on the wire (1 §3). Amounts, ids, lists and flags are read where they are used,
 * so that whatever was sent there is judged once, by the rule that reaches it (decisions M5, M6).
 */
export interface ServiceRow {
  readonly id: string | number;
  readonly type?: unknown;
  readonly title?: unknown;
  readonly label?: unknown;
  readonly description?: unknown;
  /** `radio`; anything else is a checkbox (decisions J1). */
  readonly widget?: unknown;
  readonly provider?: unknown;
  readonly terms?: unknown;
  readonly region?: unknown;
  /** Dollars per month and unit; the other rates, too. */
  readonly mrc?: unknown;
  readonly bundled_mrc?: unknown;
  readonly double_mrc?: unknown;
  readonly triple_mrc?: unknown;
  readonly quad_mrc?: unknown;
  readonly package_mrc?: unknown;
  /** Dollars, once. */
  readonly nrc?: unknown;
  readonly nrc_stacking?: unknown;
  /** Dollars per month, whatever the quantity (decisions L13). */
  readonly equipment_fee?: unknown;
  readonly equipment_fee_label?: unknown;
  readonly dependencies?: unknown;
  readonly linked_services?: unknown;
  readonly bundled_service_types?: unknown;
  readonly secondary_services?: unknown;
  readonly condition_disabled?: unknown;
  readonly product_type?: unknown;
  /** Mbps. */
  readonly download_speed?: unknown;
  /** Shown, never priced (decisions I14, I15). */
  readonly mrc_low?: unknown;
  readonly mrc_high?: unknown;
  readonly router_mrc?: unknown;
  readonly fiber_serviceability_type?: unknown;
  readonly pricing_details?: unknown;
  readonly phone_min?: unknown;
  readonly phone_max?: unknown;
  readonly addon_item_min?: unknown;
  readonly addon_item_max?: unknown;
  readonly addon_item_label?: unknown;
  readonly addon_item_label_plural?: unknown;
  /** Dollars per month and box. */
  readonly addon_item_cost_per_unit?: unknown;
  readonly error_msg?: unknown;
  /** `phone_lines` and `addon_items`: the quantities. */
  readonly data?: unknown;
}
