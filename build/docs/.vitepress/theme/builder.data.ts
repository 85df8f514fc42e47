import { readElements } from "../../../../src/cli/read-elements.ts";
import type { Attributes } from "../../../../src/elements/element-manifest.ts";
import { elementManifests } from "../../../element-manifests.ts";
import { statesOf } from "../../examples.ts";

export interface BuildableElement {
  readonly tag: string;
  readonly attributes: readonly BuildableAttribute[];
  /** The attributes of the element in its example. */
  readonly initial: Attributes;
}

export interface BuildableAttribute {
  readonly name: string;
  readonly description: string;
  readonly fallback: string;
  /** The allowed values; empty for any text. */
  readonly options: readonly string[];
}

/** Set by VitePress, from what `load` returns. */
export declare const data: readonly BuildableElement[];

/** A value of `routing` that the builder does not offer, because only the portal sets it. */
const unlisted = '"portal"';

export default {
  load: (): readonly BuildableElement[] =>
    readElements("dist/custom-elements.json").map(({ tagName, attributes }) => ({
      tag: tagName,
      attributes: attributes.map(({ name, description = "", default: fallback = "", type }) => ({
        name,
        description: description.replaceAll("`", ""),
        fallback,
        options: optionsIn(type?.text ?? ""),
      })),
      initial: initialOf(tagName),
    })),
};

function initialOf(tag: string): Attributes {
  const example = elementManifests.get(tag)?.example;
  return (example && statesOf(example).get("Ready")?.attributes) ?? {};
}

function optionsIn(type: string): readonly string[] {
  const parts = type.split(" | ").filter((part) => part !== unlisted);
  return parts.every((part) => /^".*"$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : [];
}
