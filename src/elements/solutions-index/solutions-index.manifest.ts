import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 116_500, first: 150_500 }, lite: { file: 57_500, first: 90_500 } },
  reserved: "552px",
  policies: [],
  example: { user: "index-editor", states: { "Without edits": { user: "agent" } } },
  conformance: {
    attribute: { name: "provider", property: "provider", value: "Comcast" },
    sign: { role: "combobox", name: "Provider" },
    isForAll: true,
    busy: {},
  },
};
