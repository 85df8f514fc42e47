import type { Money } from "../money/read-money.ts";
import type { ConditionSource } from "./condition.ts";
import type { FilterOption, Package, ProviderOption } from "./filter-options.ts";
import type { Service } from "./service.ts";

/** The answer of a pricing search, read once. */
export interface SearchResult {
  readonly services: readonly Service[];
  readonly options: {
    readonly provider: readonly ProviderOption[];
    readonly term: readonly FilterOption[];
    readonly package: readonly Package[];
    readonly region: readonly FilterOption[];
  };
  readonly headlinePrices: readonly HeadlinePrice[];
  /** The address to show; `""` for none. */
  readonly address: string;
  /** The query as the server understood it. */
  readonly query: {
    readonly address: string;
    readonly provider: string;
    readonly members: ConditionSource;
  };
  readonly location: ConditionSource;
  /** Who may make contracts of what, in lower case (decisions N1 to N5). */
  readonly contracts: {
    readonly providers: readonly string[];
    readonly capabilities: readonly string[];
  };
  /**
   * The location with the members that proposals and contracts send back exactly as received (decisions
   * I20). Nothing but the payload reads it.
   */
  readonly locationAsSent: Readonly<Record<string, unknown>> | null;
}

/** A provider's price in its picker, never in a total (decisions L19). */
export interface HeadlinePrice {
  /** Value of the provider; `""` for all of them. */
  readonly provider: string;
  /** Per month. */
  readonly price: Money;
  readonly members: ConditionSource;
}
