import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 113_000, first: 134_500 }, lite: { file: 54_000, first: 75_000 } },
  reserved: "552px",
  policies: ["logos"],
  example: {},
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "img", name: "Scout" },
    isForAll: true,
    busy: null,
  },
};
