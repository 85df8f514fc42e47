import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 112_000, first: 132_500 }, lite: { file: 53_000, first: 73_000 } },
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
