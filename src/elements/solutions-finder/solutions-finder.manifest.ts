import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 115_500, first: 150_000 }, lite: { file: 56_500, first: 90_000 } },
  policies: ["logos", "messages"],
  example: {},
  conformance: {
    attribute: { name: "filters", property: "filters", value: "access_types:102" },
    sign: { role: "tab", name: "Across the Stack" },
    isForAll: true,
    busy: { filters: "access_types:102" },
  },
};
