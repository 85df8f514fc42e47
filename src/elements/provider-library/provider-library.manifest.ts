import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 110_000, first: 139_500 }, lite: { file: 51_000, first: 80_000 } },
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
