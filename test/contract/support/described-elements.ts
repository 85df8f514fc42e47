import { readFileSync } from "node:fs";

interface Named {
  readonly name: string;
}

interface Member extends Named {
  readonly kind: string;
  readonly parameters?: readonly Named[];
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly members?: readonly Member[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

/** The names of an element in `custom-elements.json`. */
export interface ElementNames {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly events: readonly string[];
  /** As they are called: `search(address)`. */
  readonly methods: readonly string[];
  readonly parts: readonly string[];
  readonly customProperties: readonly string[];
}

export function describedElements(): readonly ElementNames[] {
  const { modules }: { modules: readonly { declarations: readonly Declaration[] }[] } = JSON.parse(
    readFileSync("dist/custom-elements.json", "utf8"),
  );
  return modules.flatMap(({ declarations }) => declarations).flatMap(namesOf);
}

function namesOf(declaration: Declaration): readonly ElementNames[] {
  const { tagName: tag, members = [] } = declaration;
  if (tag === undefined) return [];
  const named = (list: readonly Named[] = []) => list.map(({ name }) => name);
  return [
    {
      tag,
      attributes: named(declaration.attributes),
      events: named(declaration.events),
      methods: members
        .filter(({ kind }) => kind === "method")
        .map(({ name, parameters }) => `${name}(${named(parameters).join(", ")})`),
      parts: named(declaration.cssParts),
      customProperties: named(declaration.cssProperties),
    },
  ];
}
