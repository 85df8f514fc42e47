import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 114_500, first: 136_000 }, lite: { file: 55_500, first: 77_000 } },
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
