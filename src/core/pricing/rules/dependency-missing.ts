import type { Service, ServicesById } from "../service.ts";
import { serviceTypes, typeChoiceOf, typePluralOf } from "../service-type.ts";
import type { DisablingRule, KnownServices } from "./disabling-rule.ts";

/**
 * None of the service's dependencies is in the cart (decisions J2, K2). A dependency is the id of a
 * service, or else a type, which any service of that type satisfies (decisions J3).
 */
export const dependencyMissing: DisablingRule = {
  disables: ({ dependencies }, { inCart, catalogue }) =>
    dependencies.length > 0 &&
    !dependencies.some((dependency) =>
      serviceTypes.has(dependency) && catalogue.rowsOf(dependency).length === 0
        ? inCart.hasType(dependency)
        : inCart.hasId(dependency),
    ),
  firstText: requirementsText,
  changesWithCart: ({ dependencies }, along) =>
    dependencies.length > 0 &&
    !dependencies.some((dependency) =>
      along.some(({ id, type }) => id === dependency || type === dependency),
    ),
  removalReason: (it) => `what ${it === "it" ? "it requires" : "they require"} is gone`,
};

/**
 * Names each required service once: by its title, several of a type by the name of the type, anything unknown by its id
 * (decisions K6, J3).
 */
function requirementsText(
  { dependencies }: Pick<Service, "dependencies">,
  { catalogue, offered }: KnownServices,
): string {
  const services = dependencies.map((id) => offered.get(id) ?? catalogue.rowsOf(id)[0]);
  const named = new Set(services.flatMap((service) => service ?? []));
  const names = services.map((service, at) =>
    service === undefined ? typeChoiceOf(dependencies[at] ?? "") : nameOf(service, named, offered),
  );
  const [...each] = new Set(names);
  return each.length > 4
    ? `Choose ${each.slice(0, 3).join(", ")} or one of ${each.length - 3} more first.`
    : `Choose ${each.join(" or ")} first.`;
}

/** From three of a type on, the type says more than their titles; where every one will do, it says all. */
function nameOf(
  { type, title }: Service,
  named: ReadonlySet<Service>,
  offered: ServicesById,
): string {
  const count = [...named].filter((one) => one.type === type).length;
  const isWhole = [...offered.values()].every((one) => one.type !== type || named.has(one));
  if (isWhole && count > 1) return typeChoiceOf(type);
  return count > 2 ? `one of ${count} ${typePluralOf(type)}` : title;
}
