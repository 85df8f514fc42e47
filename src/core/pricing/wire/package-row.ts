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
  /** Ids of rows (decisions Z9). */
  readonly dependencies?: unknown;
  readonly use_package_mrc?: unknown;
  readonly include_fee?: unknown;
  readonly install_discount?: unknown;
  readonly region?: unknown;
  readonly provider?: unknown;
  readonly terms?: unknown;
}
