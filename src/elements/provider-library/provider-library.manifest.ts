import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_500, first: 144_500 }, lite: { file: 53_500, first: 85_000 } },
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
