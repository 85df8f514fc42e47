import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 109_000, first: 147_000 }, lite: { file: 50_000, first: 87_500 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: [],
  example: { user: "index-editor", states: { "Without edits": { user: "agent" } } },
  conformance: {
    attribute: { name: "provider", property: "provider", value: "Comcast" },
    sign: { role: "combobox", name: "Provider" },
    isForAll: true,
    busy: {},
  },
};
