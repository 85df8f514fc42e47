import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_000, first: 142_000 }, lite: { file: 52_500, first: 82_500 } },
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
