import type { Catalogue } from "../catalogue.ts";
import type { ConditionSource } from "../condition.ts";
import type { FilterOption, Package, ProviderOption } from "../filter-options.ts";
import type { Service, ServicesById } from "../service.ts";

/** A reason why a service cannot be chosen (1 §4, Item disabling). */
export interface DisablingRule {
  /** @param isDisabled - applies all rules to another service; one that was asked about before is not disabled. */
  readonly disables: (
    service: Service,
    context: RuleContext,
    isDisabled: (service: Service, context: RuleContext) => boolean,
  ) => boolean;
  /** The rule's own text, shown before the text of a disabled service (decisions K6). */
  readonly firstText?: (service: Service, known: KnownServices) => string;
  /**
   * Whether another cart may turn the rule on or off for the service itself. Links are judged one by one. Left out where the cart has no influence.
   *
   * @param along - what the cart has whenever the service is in it.
   */
  readonly changesWithCart?: (service: Service, along: readonly Service[]) => boolean;
  /** Ends the sentence "Removed: A, B because …" (decisions J13). */
  readonly removalReason: (it: "it" | "them") => string;
}

/** The services of a search, for the texts of rules. */
export interface KnownServices {
  readonly catalogue: Pick<Catalogue, "rowsOf">;
  /** The services offered. */
  readonly offered: ServicesById;
}

/** The facts that the rules read: those of the current cart, or of an imagined one. */
export interface RuleContext extends KnownServices {
  readonly catalogue: Catalogue;
  /** The services of the cart, fees included. */
  readonly inCart: CartContents;
  /** The chosen options; null where none is chosen. */
  readonly provider: ProviderOption | null;
  readonly package: Package | null;
  readonly term: FilterOption | null;
  readonly region: FilterOption | null;
}

/** The services of a cart; conditions find the values of all of them (decisions K5). */
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

/** The contents with more services, without copying them. */
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
