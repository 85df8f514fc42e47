import type { ElementManifest } from "../element-manifest.ts";

export const manifest: ElementManifest = {
  sizes: { react: { file: 109_000, first: 143_000 }, lite: { file: 50_000, first: 83_500 } },
  policies: ["logos"],
  example: { user: "administrator", states: { "Access denied": { user: "agent" } } },
  conformance: {
    attribute: { name: "product-name", property: "productName", value: "Acme", absent: "Scout" },
    sign: { role: "heading", name: "Account", exact: true },
    busy: null,
    isForAll: true,
  },
};
