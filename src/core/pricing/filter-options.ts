import type { FormattedValue } from "../lookup/metadata-text.ts";
import type { Money } from "../money/read-money.ts";
import type { ConditionSource } from "./condition.ts";

/** An option of a filter, as read from a search. */
export interface FilterOption {
  /** The value of the option, which is unique within its filter. */
  readonly value: string;
  /** The label to show; defaults to title, name or value. */
  readonly label: string;
  readonly members: ConditionSource;
}

export interface ProviderOption extends FilterOption {
  /** The key in lower case, which rules refer to; defaults to the value. */
  readonly key: string;
  readonly logoUri: string;
  /** The region that comes with the provider; `""` without a region. */
  readonly regionId: string;
  readonly served: Readonly<Record<PartName, ServiceablePart>>;
  /** The entries about its lines to the address, without hidden and unfinished ones. */
  readonly availabilities: readonly Availability[];
  readonly serviceability: ConditionSource;
}

/** The parts of a provider's serviceability. Each part serves different services. */
export type PartName = "fiber" | "coax";

/** The facts about the line that serves a service. */
export interface ServiceablePart {
  /** The speed of the line in Mbps; null if it is unknown. */
  readonly mbps: number | null;
  /** True if the provider marks the speed light green, which means that it is possible but not confirmed. */
  readonly isUnverified: boolean;
}

/** An entry or a part of a provider's serviceability. A missing string is `""`. */
export interface Availability {
  /**
   * The part to which the entry belongs; null for an entry of the flat form, which has no parts.
   */
  readonly part: PartName | null;
  readonly label: string;
  /** The certainty of the line, such as `Near net`. */
  readonly value: FormattedValue;
  readonly description: string;
  readonly footnote: string;
  /** Details other than speeds, such as a distance, a date or the cost of construction. */
  readonly facts: readonly AvailabilityFact[];
}

export interface AvailabilityFact extends FormattedValue {
  readonly label: string;
}

/** Services that are sold together at one price. */
export interface Package extends FilterOption, Offering {
  /** The ids of the services in the package. */
  readonly serviceIds: readonly string[];
  /** The price per month. */
  readonly price: Money;
  /** The one-time charge. */
  readonly nrc: Money;
  /** The discount on the one-time charge. */
  readonly installDiscount: Money;
  /** True if its services have their package rates. */
  readonly usesPackageRates: boolean;
  /** True if its price includes the equipment fees of its services. */
  readonly includesFees: boolean;
}

/** The choices for which a service or a package is offered. An empty member fits every choice. */
export interface Offering {
  /** The value of the provider. */
  readonly provider: string;
  /** The values of the terms. */
  readonly terms: readonly string[];
  /** The values of the regions. */
  readonly regions: readonly string[];
}

/** The values of the chosen options; null without a choice. */
export interface OfferChoice {
  readonly provider: string | null;
  readonly term: string | null;
  readonly region: string | null;
}

/** True if the choice fits. Nothing is offered before a provider and a term are chosen. */
export function isOffered(offering: Offering, { provider, term, region }: OfferChoice): boolean {
  if (provider === null || term === null) return false;
  if (offering.provider !== "" && offering.provider !== provider) return false;
  return fits(offering.terms, term) && (region === null || fits(offering.regions, region));
}

function fits(values: readonly string[], chosen: string): boolean {
  return values.length === 0 || values.includes(chosen);
}

/** The option with this value; null if it does not exist. */
export function optionOf<Option extends FilterOption>(
  options: readonly Option[],
  value: string | null,
): Option | null {
  if (value === null) return null;
  return options.find((option) => option.value === value) ?? null;
}
