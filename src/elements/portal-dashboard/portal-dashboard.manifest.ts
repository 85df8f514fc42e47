import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_500, first: 133_500 }, lite: { file: 53_500, first: 74_000 } },
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
