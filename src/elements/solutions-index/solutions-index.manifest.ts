import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_000, first: 143_000 }, lite: { file: 52_500, first: 83_500 } },
  policies: [],
  example: { user: "index-editor", states: { "Without edits": { user: "agent" } } },
  conformance: {
    attribute: { name: "provider", property: "provider", value: "Comcast" },
    sign: { role: "combobox", name: "Provider" },
    isForAll: true,
    busy: {},
  },
};
