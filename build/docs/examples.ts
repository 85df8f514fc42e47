import type { ElementExample, ExampleState } from "../../src/elements/element-manifest.ts";

/** The states that every element has. */
const commonStates: Readonly<Record<string, ExampleState>> = {
  Dark: { scheme: "dark" },
  Loading: { backend: "waits" },
  Failed: { backend: "fails" },
  "Nothing answers": { backend: "isUnreachable" },
};

/** The states in which the documentation shows an element, by name, the usual one first. */
export function statesOf({ states, ...usual }: ElementExample): ReadonlyMap<string, ExampleState> {
  return new Map(
    Object.entries({ Ready: {}, ...states, ...commonStates }).map(([name, state]) => [
      name,
      { ...usual, ...state },
    ]),
  );
}
