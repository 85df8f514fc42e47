import {
  type CommonValues,
  commonAttributes,
  propertyNameOf,
} from "../host/element/element-attributes.ts";

/**
 * Screens and header get all common attributes except these. The portal sets their routing, and their links lead to its
 * own routes.
 */
const { routing: _routing, "portal-base": _portalBase, ...handedOn } = commonAttributes;

/** The attributes that screens and header get from the portal, as strings. */
export function handedOnTextsOf(values: CommonValues): Readonly<Record<string, string>> {
  const texts = Object.keys(handedOn).map((name) => {
    const value: unknown = Reflect.get(values, propertyNameOf(name));
    return [name, value === true ? "" : value] as const;
  });
  return Object.fromEntries(
    texts.filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
