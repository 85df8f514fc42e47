import type { DescribedElement } from "../../src/cli/read-elements.ts";

/** The data of the elements for the snippet builder: `builder.json`. */
export interface BuilderData {
  readonly elements: readonly BuildableElement[];
}

export interface BuildableElement {
  readonly tag: string;
  readonly summary: string;
  readonly attributes: readonly BuildableAttribute[];
}

export interface BuildableAttribute {
  readonly name: string;
  readonly description: string;
  readonly fallback: string;
  /** The allowed values; empty for any text. */
  readonly options: readonly string[];
}

/** A value of `routing` that the builder does not offer, because only the portal sets it. */
const unlisted = '"portal"';

export function builderDataOf(elements: readonly DescribedElement[]): BuilderData {
  return {
    elements: elements.map(({ tagName, summary, attributes }) => ({
      tag: tagName,
      summary,
      attributes: attributes.map(({ name, description = "", default: fallback = "", type }) => ({
        name,
        description: description.replaceAll("`", ""),
        fallback,
        options: optionsIn(type?.text ?? ""),
      })),
    })),
  };
}

function optionsIn(type: string): readonly string[] {
  const parts = type.split(" | ").filter((part) => part !== unlisted);
  return parts.every((part) => /^".*"$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : [];
}
