import type { PackageRow } from "./package-row.ts";
import type { ServiceRow } from "./service-row.ts";

/** A choice of a filter as on the wire. */
export interface FilterOption {
  /** Its identity (decisions I21). */
  readonly value?: unknown;
  readonly label?: unknown;
}

export interface ProviderOption extends FilterOption {
  readonly key?: unknown;
  readonly name?: unknown;
  readonly logoUri?: unknown;
  readonly region_id?: unknown;
  readonly serviceability?: unknown;
}

/** The answer of a pricing search as on the wire (1 §3), as far as the cart reads it. */
export interface PricingSearch {
  /** Where a server wraps its answers: the members below stand here (decisions Z5). */
  readonly data?: PricingSearch;
  readonly rows?: readonly ServiceRow[];
  readonly filter_options?: {
    readonly provider?: readonly ProviderOption[];
    readonly term?: readonly FilterOption[];
    readonly package?: readonly PackageRow[];
    readonly region?: readonly FilterOption[];
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
