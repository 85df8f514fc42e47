import type { FormattedValue } from "../lookup/metadata-text.ts";
import type { Money } from "../money/read-money.ts";
import type { ConditionSource } from "./condition.ts";

/** An option of a filter, as read from a search. */
export interface FilterOption {
  /** Its identity (decisions I21). */
  readonly value: string;
  /** Its label, else its title, name or value (decisions I21). */
  readonly label: string;
  readonly members: ConditionSource;
}

export interface ProviderOption extends FilterOption {
  /** The name by which rules know the provider: its key, else its value, in lower case (decisions I21). */
  readonly key: string;
  readonly logoUri: string;
  /** The region that the provider brings along; `""` for none (decisions I7). */
  readonly regionId: string;
  readonly served: Readonly<Record<PartName, ServiceablePart>>;
  /** What the answer says of its lines to the address, without what it hides or still looks for (1 §3). */
  readonly availabilities: readonly Availability[];
  readonly serviceability: ConditionSource;
}

/** The parts of a provider's serviceability: each service is served by one of them (decisions K3). */
export type PartName = "fiber" | "coax";

/** What is known about the line that serves a service (decisions K3, K4). */
export interface ServiceablePart {
  /** Null when unknown. */
  readonly mbps: number | null;
  /** The provider shows the speed in light green: it is possible, not confirmed. */
  readonly isUnverified: boolean;
}

/** An entry of a provider's serviceability, or one of its parts (1 §3); missing texts are `""`. */
export interface Availability {
  /** Null for an entry of the flat form. */
  readonly part: PartName | null;
  readonly label: string;
  /** How well the line is known to be there, such as `Near net`. */
  readonly value: FormattedValue;
  readonly description: string;
  readonly footnote: string;
  /** Its details without speeds, such as a distance, a date or the cost of construction. */
  readonly facts: readonly AvailabilityFact[];
}

export interface AvailabilityFact extends FormattedValue {
  readonly label: string;
}

/** Services sold together at one price. */
export interface Package extends FilterOption, Offering {
  /** Ids of its services (decisions J8). */
  readonly serviceIds: readonly string[];
  /** Per month. */
  readonly price: Money;
  /** Once. */
  readonly nrc: Money;
  /** Once. */
  readonly installDiscount: Money;
  /** Its services have their package rates (decisions L4). */
  readonly usesPackageRates: boolean;
  /** Its price includes the equipment fees of its services (decisions L6). */
  readonly includesFees: boolean;
}

/** Where a service or a package is offered; an empty member fits every choice. */
export interface Offering {
  /** Value of a provider. */
  readonly provider: string;
  /** Values of terms. */
  readonly terms: readonly string[];
  /** Values of regions. */
  readonly regions: readonly string[];
}

/** The values of the chosen options; null where none is chosen. */
export interface OfferChoice {
  readonly provider: string | null;
  readonly term: string | null;
  readonly region: string | null;
}

/** Nothing is offered before a provider and a term are chosen (decisions I6). */
export function isOffered(offering: Offering, { provider, term, region }: OfferChoice): boolean {
  if (provider === null || term === null) return false;
  if (offering.provider !== "" && offering.provider !== provider) return false;
  return fits(offering.terms, term) && (region === null || fits(offering.regions, region));
}

function fits(values: readonly string[], chosen: string): boolean {
  return values.length === 0 || values.includes(chosen);
}

/** The option of a value; null when there is none. */
export function optionOf<Option extends FilterOption>(
  options: readonly Option[],
  value: string | null,
): Option | null {
  if (value === null) return null;
  return options.find((option) => option.value === value) ?? null;
}
