import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 129_400, first: 178_200 }, lite: { file: 69_900, first: 118_200 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["logos", "messages"],
  example: {},
  conformance: {
    attribute: { name: "filters", property: "filters", value: "access_types:102" },
    sign: { role: "tab", name: "Across the Stack" },
    isForAll: true,
    waitsForData: true,
    busy: { filters: "access_types:102" },
  },
};
