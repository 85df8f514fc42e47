import type { DescribedElement, Fact } from "../../src/cli/read-elements.ts";
import { classNameOf, propertyNameOf } from "./element-names.ts";

/**
 * Returns the content of `elements.d.ts`: the attributes, properties and events of every element, for the types of
 * frameworks.
 */
export function elementTypesOf(elements: readonly DescribedElement[]): string {
  const types = elements.map(({ name }) => name).join(", ");
  return [
    `import type { ${types} } from "../elements/index.js";`,
    ...elements.flatMap(interfacesOf),
    "/** The elements by their tags. */",
    "export interface ElementInterfaces {",
    ...elements.map(rowOf),
    "}",
    "",
  ].join("\n");
}

function interfacesOf(element: DescribedElement): string[] {
  const { tagName, name: type, attributes, properties, events } = element;
  const name = classNameOf(tagName);
  const typeOf = (property: string) => `${type}["${property}"] | undefined`;
  return [
    ...interfaceOf(
      `${name}Attributes`,
      attributes,
      (fact) => `"${fact.name}"?: ${typeOf(propertyNameOf(fact.name))}`,
    ),
    ...interfaceOf(
      `${name}Properties`,
      properties,
      (fact) => `${fact.name}?: ${typeOf(fact.name)}`,
    ),
    ...interfaceOf(
      `${name}Events`,
      events,
      (fact) => `"${fact.name}": HTMLElementEventMap["${fact.name}"]`,
    ),
  ];
}

function interfaceOf(
  name: string,
  facts: readonly Fact[],
  memberOf: (fact: Fact) => string,
): string[] {
  return [
    `export interface ${name} {`,
    ...facts.flatMap((fact) => [`  ${commentOf(fact.description)}`, `  ${memberOf(fact)};`]),
    "}",
  ];
}

function rowOf({ tagName, name: type, summary }: DescribedElement): string {
  const name = classNameOf(tagName);
  const members = ["Attributes", "Properties", "Events"].map(
    (what) => `${what.toLowerCase()}: ${name}${what}`,
  );
  return `  ${commentOf(summary)}\n  "${tagName}": { element: ${type}; ${members.join("; ")} };`;
}

export function commentOf(text = ""): string {
  return `/** ${text.replaceAll("*/", "* /")} */`;
}
