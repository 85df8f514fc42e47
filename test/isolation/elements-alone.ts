import { elementManifests } from "../../build/element-manifests.ts";

/** Every element with the attributes that it needs to show something alone in a page. */
export const elementsAlone: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries([...elementManifests].map(([tag, { alone = {} }]) => [tag, alone]));
