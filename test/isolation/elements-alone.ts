import { elementManifests } from "../../build/element-manifests.ts";

/** Every element with the attributes with which it shows a whole screen alone in a page. */
export const elementsAlone: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    [...elementManifests].map(
      ([
        tag,
        {
          alone = {},
          conformance: { needs = {} },
        },
      ]) => [tag, { ...needs, ...alone }],
    ),
  );
