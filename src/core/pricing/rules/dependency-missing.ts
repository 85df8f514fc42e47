import { serviceTypes } from "../service-type.ts";
import type { DisablingRule } from "./disabling-rule.ts";

/**
 * None of the row's dependencies is in the cart (decisions J2, K2). A dependency is the id of a row,
 * or else a type of which any row will do (decisions J3).
 */
export const dependencyMissing: DisablingRule = {
  code: "dependencyMissing",
  disables: ({ dependencies }, { inCart, known }) =>
    dependencies.length > 0 &&
    !dependencies.some((dependency) =>
      serviceTypes.has(dependency) && !known.has(dependency)
        ? inCart.hasType(dependency)
        : inCart.hasId(dependency),
    ),
};
