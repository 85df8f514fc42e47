import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 121_500, first: 159_000 }, lite: { file: 62_500, first: 99_500 } },
  reserved: "672px",
  policies: ["logos", "messages"],
  example: {},
  conformance: {
    attribute: { name: "filters", property: "filters", value: "access_types:102" },
    sign: { role: "tab", name: "Across the Stack" },
    isForAll: true,
    busy: { filters: "access_types:102" },
  },
};
