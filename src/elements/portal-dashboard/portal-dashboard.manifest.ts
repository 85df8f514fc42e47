import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 116_700, first: 143_800 }, lite: { file: 57_300, first: 84_000 } },
  reserved: "max(352px, min(var(--_window, 100vh), 1440px))",
  policies: ["logos"],
  example: {},
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "img", name: "Scout" },
    isForAll: true,
    busy: null,
  },
};
