import { elementManifests } from "../../build/element-manifests.ts";

/** Every element, with the attributes for showing a whole screen as the only element of a page. */
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
