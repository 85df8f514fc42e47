import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 111_000, first: 140_500 }, lite: { file: 52_000, first: 81_000 } },
  reserved: "552px",
  policies: ["logos", "messages"],
  example: {},
  conformance: {
    attribute: { name: "provider", property: "provider", value: "comcast" },
    sign: { role: "combobox", name: "Find a Provider" },
    isForAll: true,
    busy: {},
  },
};
