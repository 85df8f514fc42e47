import { type Fact, readElements } from "../../../src/cli/read-elements.ts";

/** The names of an element in `custom-elements.json`. */
export interface ElementNames {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly events: readonly string[];
  /** Methods with their parameters: `search(address)`. */
  readonly methods: readonly string[];
  readonly parts: readonly string[];
  readonly customProperties: readonly string[];
}

export function describedElements(): readonly ElementNames[] {
  return readElements("dist/custom-elements.json").map((element) => ({
    tag: element.tagName,
    attributes: namesOf(element.attributes),
    events: namesOf(element.events),
    methods: element.methods.map(
      ({ name, parameters }) => `${name}(${namesOf(parameters).join(", ")})`,
    ),
    parts: namesOf(element.cssParts),
    customProperties: namesOf(element.cssProperties),
  }));
}

function namesOf(facts: readonly Fact[] = []): readonly string[] {
  return facts.map(({ name }) => name);
}
