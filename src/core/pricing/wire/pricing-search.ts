/**
 * A service row as on the wire (1 §3). The members are untyped: servers send numbers as texts, lists as
 * single values, and words where an amount belongs. `read-service.ts` reads them, once (decisions M5, M6).
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
  /** Dollars per month and unit, like the other rates. */
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

/** A package as on the wire (1 §3); its amounts are dollars. */
export interface PackageRow {
  /** Its identity (decisions I21). */
  readonly value?: unknown;
  readonly code?: unknown;
  readonly label?: unknown;
  readonly name?: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly price?: unknown;
  readonly non_recurring_charge?: unknown;
  /** Ids of service rows (decisions Z9). */
  readonly dependencies?: unknown;
  readonly use_package_mrc?: unknown;
  readonly include_fee?: unknown;
  readonly install_discount?: unknown;
  readonly region?: unknown;
  readonly provider?: unknown;
  readonly terms?: unknown;
}

/** An option of a filter as on the wire. */
export interface OptionRow {
  /** Its identity (decisions I21). */
  readonly value?: unknown;
  readonly label?: unknown;
  readonly title?: unknown;
  readonly name?: unknown;
}

/** A provider to choose as on the wire. */
export interface ProviderOptionRow extends OptionRow {
  readonly key?: unknown;
  readonly logoUri?: unknown;
  readonly region_id?: unknown;
  readonly serviceability?: unknown;
}

/** The answer of a pricing search as on the wire (1 §3), as far as the cart reads it. */
export interface PricingSearch {
  /** The members below, where a server wraps its answers (decisions Z5). */
  readonly data?: PricingSearch;
  readonly rows?: readonly ServiceRow[];
  readonly filter_options?: {
    readonly provider?: readonly ProviderOptionRow[];
    readonly term?: readonly OptionRow[];
    readonly package?: readonly PackageRow[];
    readonly region?: readonly OptionRow[];
  };
  readonly location?: unknown;
  readonly pricing?: unknown;
  readonly query?: unknown;
  readonly acl?: unknown;
  readonly contracts_available?: unknown;
  readonly address_display?: unknown;
  readonly postal_code?: unknown;
  readonly lec?: unknown;
}

/** The answer of a pricing search with the server's message. */
export interface PricingAnswer {
  readonly search: PricingSearch;
  /** HTML, to be cleaned: `errorMessage`, else `message`; null when neither has a text. */
  readonly message: string | null;
}
