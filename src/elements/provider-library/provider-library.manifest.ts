import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 116_900, first: 156_900 }, lite: { file: 57_500, first: 97_000 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["logos", "messages"],
  example: {},
  conformance: {
    attribute: { name: "provider", property: "provider", value: "comcast" },
    sign: { role: "combobox", name: "Find a Provider" },
    isForAll: true,
    busy: {},
  },
};
