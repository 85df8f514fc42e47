import type { Catalogue } from "../catalogue.ts";
import type { Service, ServicesById } from "../service.ts";
import { serviceTypes, typeNameOf } from "../service-type.ts";
import type { DisablingRule } from "./disabling-rule.ts";

/**
 * None of the service's dependencies is in the cart (decisions J2, K2). A dependency is the id of a
 * service, or else a type, which any service of that type satisfies (decisions J3).
 */
export const dependencyMissing: DisablingRule = {
  code: "dependencyMissing",
  disables: ({ dependencies }, { inCart, catalogue }) =>
    dependencies.length > 0 &&
    !dependencies.some((dependency) =>
      serviceTypes.has(dependency) && catalogue.rowsOf(dependency).length === 0
        ? inCart.hasType(dependency)
        : inCart.hasId(dependency),
    ),
  explain: requirementsText,
  removalReason: (it) => `what ${it === "it" ? "it requires" : "they require"} is gone`,
};

/** Names each dependency once: a service by its title, a type by its name, anything else as it is (decisions O6, J3). */
export function requirementsText(
  { dependencies }: Pick<Service, "dependencies">,
  { catalogue, offered }: KnownServices,
): string {
  const titles = dependencies.map(
    (id) => (offered.get(id) ?? catalogue.rowsOf(id)[0])?.title ?? typeNameOf(id),
  );
  const [...each] = new Set(titles);
  return each.length > 4
    ? `Requires: ${each.slice(0, 3).join(" or ")} or one of ${each.length - 3} more`
    : `Requires: ${each.join(" or ")}`;
}

interface KnownServices {
  readonly catalogue: Pick<Catalogue, "rowsOf">;
  readonly offered: ServicesById;
}
