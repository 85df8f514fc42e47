import type { Service, ServicesById } from "../service.ts";
import { serviceTypes, typeChoiceOf, typePluralOf } from "../service-type.ts";
import type { DisablingRule, KnownServices } from "./disabling-rule.ts";
import { ruleMessages } from "./rule-messages.ts";

const texts = ruleMessages.dependencyMissing;

/**
 * Disables a service if the cart contains none of its dependencies. A dependency is the id of a service, or a type. Any
 * service of the type satisfies it.
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
  removalReason: texts.removal,
};

/**
 * Names the required services: by title, or by type if there are several of a type. An unknown dependency is named by
 * its id.
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
    ? texts.chooseOneOf(each.slice(0, 3), each.length - 3)
    : texts.choose(each);
}

/** Names the type instead of three or more titles, or if every service of the type satisfies the dependency. */
function nameOf(
  { type, title }: Service,
  named: ReadonlySet<Service>,
  offered: ServicesById,
): string {
  const count = [...named].filter((one) => one.type === type).length;
  const isWhole = [...offered.values()].every((one) => one.type !== type || named.has(one));
  if (isWhole && count > 1) return typeChoiceOf(type);
  return count > 2 ? texts.oneOf(count, typePluralOf(type)) : title;
}
