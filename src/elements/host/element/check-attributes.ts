import { warnOfNames, warnOfValue } from "../doctor/warn-of-names.ts";
import type { AttributeTable } from "./element-attributes.ts";

/** Attributes that any HTML element may have, and those of template languages. */
const ordinaryAttributes =
  /^(?:(?:aria|data|on|item|v|x|ng).*|class|dir|hidden|id|inert|lang|part|role|slot|style|tabindex|title)$|[^a-z-]/;

/** Warns about misspelled attributes, and about values that the attribute does not allow. */
export function checkAttributes(element: Element, table: AttributeTable): void {
  const known = Object.keys(table);
  const write = (name: string) => `<${element.localName} ${name}>`;
  warnOfNames("attribute-unknown", strangeNamesOf(element, known), known, write);
  for (const { name, value } of element.attributes) {
    const options = Object.hasOwn(table, name) ? table[name]?.options : undefined;
    if (options && !options.includes(value)) warnOfValue(name, value, options);
  }
}

export function strangeNamesOf(element: Element, known: readonly string[]): string[] {
  return element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !ordinaryAttributes.test(name));
}
