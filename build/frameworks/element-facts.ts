import { readFileSync } from "node:fs";

export interface Fact {
  readonly name: string;
  readonly description?: string;
}

/** The part of an element's description in `custom-elements.json` that frameworks need. */
export interface ElementFacts {
  readonly tag: string;
  /** The name of its type. */
  readonly type: string;
  readonly summary: string;
  readonly attributes: readonly Fact[];
  readonly properties: readonly Fact[];
  readonly events: readonly Fact[];
}

interface Declaration {
  readonly name: string;
  readonly tagName?: string;
  readonly summary?: string;
  readonly attributes?: readonly Fact[];
  readonly members?: readonly (Fact & { readonly kind: string })[];
  readonly events?: readonly Fact[];
}

interface CustomElements {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

export function readElementFacts(path: string): readonly ElementFacts[] {
  const manifest: CustomElements = JSON.parse(readFileSync(path, "utf8"));
  return manifest.modules.flatMap(({ declarations }) => declarations).flatMap(factsOf);
}

function factsOf({
  name,
  tagName,
  summary = "",
  attributes = [],
  members = [],
  events = [],
}: Declaration): readonly ElementFacts[] {
  if (tagName === undefined) return [];
  const properties = members.filter(({ kind }) => kind === "field");
  return [{ tag: tagName, type: name, summary, attributes, properties, events }];
}

/** The property of an attribute: `apiBase` for `api-base`. */
export function propertyNameOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

/** The class of an element: `ScoutLookup` for `scout-lookup`. */
export function classNameOf(tag: string): string {
  return propertyNameOf(`-${tag}`);
}
