import type { ElementManifest, ExampleState } from "../../../src/elements/element-manifest.ts";
import { statesOf } from "../examples.ts";

const manifests = import.meta.glob<ElementManifest>("../../../src/elements/*/*.manifest.ts", {
  eager: true,
  import: "manifest",
});

/** The states of every element in the documentation, by its tag. */
export const statesByTag: ReadonlyMap<string, ReadonlyMap<string, ExampleState>> = new Map(
  Object.entries(manifests).map(([path, { example }]) => [
    path.split("/").at(-2) ?? path,
    statesOf(example),
  ]),
);
