import { readFileSync } from "node:fs";

export interface Fact {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

export interface Method extends Fact {
  readonly parameters?: readonly Fact[];
  readonly return?: { readonly type: { readonly text: string } };
}

/** The description of an element in `custom-elements.json`. */
export interface DescribedElement {
  readonly tagName: string;
  /** The name of its class. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly attributes: readonly Fact[];
  readonly properties: readonly Fact[];
  readonly methods: readonly Method[];
  readonly events: readonly Fact[];
  readonly slots: readonly Fact[];
  readonly cssParts: readonly Fact[];
  readonly cssProperties: readonly Fact[];
}

interface Declaration extends Partial<Omit<DescribedElement, "name" | "properties" | "methods">> {
  readonly name: string;
  readonly members?: readonly (Method & { readonly kind: string })[];
}

interface CustomElements {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

export function readElements(path: string): readonly DescribedElement[] {
  const { modules }: CustomElements = JSON.parse(readFileSync(path, "utf8"));
  return modules.flatMap(({ declarations }) => declarations).flatMap(describedBy);
}

function describedBy(declaration: Declaration): readonly DescribedElement[] {
  const { tagName, members = [] } = declaration;
  if (tagName === undefined) return [];
  return [
    {
      tagName,
      name: declaration.name,
      summary: declaration.summary ?? tagName,
      description: declaration.description ?? "",
      attributes: declaration.attributes ?? [],
      properties: members.filter(({ kind }) => kind === "field"),
      methods: members.filter(({ kind }) => kind === "method"),
      events: declaration.events ?? [],
      slots: declaration.slots ?? [],
      cssParts: declaration.cssParts ?? [],
      cssProperties: declaration.cssProperties ?? [],
    },
  ];
}
