import type { CatalogueRow } from "../catalogue-row.ts";
import type { PricingSearch } from "../wire/pricing-search-wire.ts";
import type { PartName, ServiceablePart } from "../wire/serviceable-part.ts";

export type DisabledCode =
  | "linkedServiceDisabled"
  | "dependencyMissing"
  | "speedExceeded"
  | "speedUnverified"
  | "conditionMatched";

/** What a row is judged in: the cart, or one that might be. */
export interface RuleContext {
  /** Rows of the cart, fees included. */
  readonly inCart: CartView;
  /** Rows that are offered. */
  readonly offered: ReadonlyMap<string, CatalogueRow>;
  /** All rows of the search. */
  readonly known: ReadonlyMap<string, CatalogueRow>;
  readonly search: PricingSearch;
  /** The chosen ones as on the wire; null when none is chosen. */
  readonly provider: unknown;
  readonly package: unknown;
  readonly term: unknown;
  readonly region: unknown;
  /** What is known about the lines of the chosen provider. */
  readonly served: Readonly<Record<PartName, ServiceablePart>>;
}

export interface CartView {
  readonly hasId: (id: string) => boolean;
  readonly hasType: (type: string) => boolean;
  /** What its rows have at a path of their own members (decisions K5). */
  readonly valuesAt: (path: string) => readonly unknown[];
}

/** A reason why a row cannot be chosen: data plus a function (1 §4, Item disabling). */
export interface DisablingRule {
  readonly code: DisabledCode;
  /** @param isDisabled - judges another row in another scene; a row met again is not disabled. */
  readonly disables: (
    row: CatalogueRow,
    scene: RuleContext,
    isDisabled: (row: CatalogueRow, scene: RuleContext) => boolean,
  ) => boolean;
}
