/** The property of an attribute: `apiBase` for `api-base`. */
export function propertyNameOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

/** The class of an element: `ScoutLookup` for `scout-lookup`. */
export function classNameOf(tag: string): string {
  return propertyNameOf(`-${tag}`);
}
