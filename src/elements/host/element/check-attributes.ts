import { strangeAttributesIn } from "../../../core/texts/attribute-names.ts";
import { warnOfNames, warnOfValue } from "../doctor/warn-of-names.ts";
import type { AttributeTable } from "./element-attributes.ts";

/** Warns about misspelled attributes, and about values that the attribute does not allow. */
export function checkAttributes(element: Element, table: AttributeTable): void {
  const known = Object.keys(table);
  const write = (name: string) => `<${element.localName} ${name}>`;
  const strange = strangeAttributesIn(element.getAttributeNames(), known);
  warnOfNames("attribute-unknown", strange, known, write);
  for (const { name, value } of element.attributes) {
    const options = Object.hasOwn(table, name) ? table[name]?.options : undefined;
    if (options && !options.includes(value)) warnOfValue(name, value, options);
  }
}
