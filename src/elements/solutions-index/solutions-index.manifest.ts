import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 127_100, first: 161_100 }, lite: { file: 67_600, first: 101_200 } },
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
