import type { Formatting } from "../../formatting/formatting.ts";
import type { Catalogue } from "../catalogue.ts";
import type { ConditionSource } from "../condition.ts";
import type { FilterOption, Package, ProviderOption } from "../filter-options.ts";
import type { Service, ServicesById } from "../service.ts";

/** Writes the texts of rules. */
export type RuleFormat = Pick<Formatting, "texts" | "anyOf">;

/** A reason why a service cannot be chosen. */
export interface DisablingRule {
  /** @param isDisabled - applies all rules to another service. It returns false for one that is already being checked. */
  readonly disables: (
    service: Service,
    context: RuleContext,
    isDisabled: (service: Service, context: RuleContext) => boolean,
  ) => boolean;
  /** The text of the rule, which is shown before the standard text of a disabled service. */
  readonly firstText?: (service: Service, known: KnownServices, format: RuleFormat) => string;
  /**
   * True if the result for the service itself may change with the cart. Its links are checked separately. Missing if the
   * cart has no influence.
   *
   * @param along - the services that the cart always contains together with this one
   */
  readonly changesWithCart?: (service: Service, along: readonly Service[]) => boolean;
}

/** The services to which the texts of rules refer. */
export interface KnownServices {
  readonly catalogue: Pick<Catalogue, "rowsOf">;
  /** The services that are offered for the current choices. */
  readonly offered: ServicesById;
}

/** The facts that the rules read, of the current cart or of a possible one. */
export interface RuleContext extends KnownServices {
  readonly catalogue: Catalogue;
  /** The services of the cart, including fees. */
  readonly inCart: CartContents;
  /** The chosen options; null without a choice. */
  readonly provider: ProviderOption | null;
  readonly package: Package | null;
  readonly term: FilterOption | null;
  readonly region: FilterOption | null;
}

/** The services of a cart. Conditions examine all of them. */
export interface CartContents extends ConditionSource {
  readonly hasId: (id: string) => boolean;
  readonly hasType: (type: string) => boolean;
}

export function cartContentsOf(services: readonly Service[]): CartContents {
  const ids = new Set(services.map(({ id }) => id));
  const types = new Set(services.map(({ type }) => type));
  const values = new Map<string, readonly string[]>();
  return {
    hasId: (id) => ids.has(id),
    hasType: (type) => types.has(type),
    valuesAt: (path) => {
      const known = values.get(path) ?? valuesOf(services, path);
      values.set(path, known);
      return known;
    },
  };
}

/** Adds services to the contents without a copy, because lists call it for every service. */
export function withServices(contents: CartContents, services: readonly Service[]): CartContents {
  return {
    hasId: (soughtId) => contents.hasId(soughtId) || services.some(({ id }) => id === soughtId),
    hasType: (soughtType) =>
      contents.hasType(soughtType) || services.some(({ type }) => type === soughtType),
    valuesAt: (path) => [...contents.valuesAt(path), ...valuesOf(services, path)],
  };
}

function valuesOf(services: readonly Service[], path: string): readonly string[] {
  return [...new Set(services.flatMap(({ members }) => members.valuesAt(path)))];
}
