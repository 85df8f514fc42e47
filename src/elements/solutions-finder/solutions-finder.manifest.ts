import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 129_500, first: 178_700 }, lite: { file: 70_100, first: 118_700 } },
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
