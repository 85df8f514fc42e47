import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 126_400, first: 159_500 }, lite: { file: 66_900, first: 99_600 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: [],
  example: { user: "index-editor", states: { "Without edits": { user: "agent" } } },
  conformance: {
    attribute: { name: "provider", property: "provider", value: "Comcast" },
    sign: { role: "combobox", name: "Provider" },
    isForAll: true,
    waitsForData: true,
    busy: {},
  },
};
